/** The battle that a table shows: only what the viewer may see goes into it. */

import { type ArcsView, adjacency, type SystemId, setupCards } from '@orrery/arcs/battles';
import type { Seat } from '@orrery/kernel';
import type { ArcsBattle, ArcsSide } from './battle.ts';
import { answering } from './choices.ts';

export function arcsBattleOf(view: ArcsView, system: SystemId, attacker: Seat, defender: Seat): ArcsBattle {
  const here = view.systems[system];
  const theirs = here?.buildings.filter(({ owner }) => owner === defender) ?? [];
  const elsewhere = Object.entries(view.systems).some(
    ([id, each]) => id !== system && each.buildings.some(({ owner }) => owner === defender),
  );
  const { battle } = view;
  const isAnswered = answering(view.players[defender]?.lore ?? []).length > 0;
  const isAtHand = battle?.system === system && battle.attacker === attacker && battle.defender === defender;
  const count = (kind: 'city' | 'starport') => theirs.filter((each) => each.kind === kind).length;
  const damaged = (kind: 'city' | 'starport') => theirs.filter((each) => each.kind === kind && each.damaged).length;
  return {
    attacker: sideOf(view, system, attacker),
    defender: {
      ...sideOf(view, system, defender),
      cities: count('city'),
      damagedCities: damaged('city'),
      starports: count('starport'),
      damagedStarports: damaged('starport'),
      buildingsElsewhere: elsewhere,
      ...(isAnswered && { near: nearOf(view, system, defender) }),
    },
    system,
    ...(isAtHand && { isBegun: true, begunFresh: battle.allFresh }),
    declared: (Object.keys(view.ambitions) as (keyof typeof view.ambitions)[]).filter(
      (id) => view.ambitions[id].length > 0,
    ),
  };
}

/** Fresh ships next to it, system by system. */
function nearOf({ systems, setupCard }: ArcsView, system: SystemId, seat: Seat): number[] {
  const { outOfPlay = [] } = setupCards.find(({ id }) => id === setupCard) ?? {};
  return adjacency(outOfPlay)
    [system].map((id) => systems[id]?.fresh[seat] ?? 0)
    .filter((ships) => ships > 0);
}

function sideOf({ systems, players }: ArcsView, system: SystemId, seat: Seat): ArcsSide {
  const player = players[seat];
  return {
    fresh: systems[system]?.fresh[seat] ?? 0,
    damaged: systems[system]?.damaged[seat] ?? 0,
    ...(player?.leader && { leader: player.leader }),
    lore: player?.lore ?? [],
    guilds: player?.guilds.map(({ id }) => id) ?? [],
    tokens: player?.slots ?? [],
  };
}
