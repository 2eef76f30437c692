/** The battle that a table shows: only what the viewer may see goes into it, which is all of it. */
import {
  activeParts,
  areOpponents,
  blueprints,
  type EclipseView,
  entered,
  isNpc,
  isPlayerShip,
  type Owner,
  type PartId,
  type SectorId,
  type ShipType,
  speciesFigures,
} from '@orrery/eclipse/battles';
import type { Seat } from '@orrery/kernel';
import type { AtHand, Counts, Craft, EclipseBattle, EclipseSide } from './battle.ts';
import { positionOf } from './position.ts';

export interface EclipseWhere {
  readonly sector: SectorId;
  /** Ships that are about to come. */
  readonly arriving?: { readonly seat: Seat; readonly ships: Counts };
  /** Only the first two, whoever else waits for the winner. */
  readonly isPair?: boolean;
}

/** Null where nobody would fight. */
export function eclipseBattleOf(view: EclipseView, { sector, arriving, isPair }: EclipseWhere): EclipseBattle | null {
  const here = view.sectors[sector];
  if (here === undefined) return null;
  const atHand = view.battle?.sector === sector ? view.battle : null;
  const arrivals =
    arriving && !here.arrivals.includes(arriving.seat) ? [...here.arrivals, arriving.seat] : here.arrivals;
  const players: Owner[] = entered({ owner: here.owner, arrivals }).toReversed();
  const npcs = new Set(here.ships.flatMap(({ owner }) => (isNpc(owner) ? [owner] : [])));
  const waiting = [...players, ...npcs];
  const first = atHand ? [atHand.attacker, atHand.defender] : waiting.slice(0, 2);
  const owners = [...first, ...waiting.filter((owner) => !first.includes(owner))];
  const sides = owners.map((owner) => sideOf(view, sector, owner, arriving));
  const [attacker, defender, ...others] = sides;
  if (!attacker || !defender || isNpc(owners[0] as Owner)) return null;
  const battle = { attacker, defender, ...(others.length > 0 && !isPair && { others }), npcs: view.npcs };
  const { g, owners: seats } = positionOf(battle);
  if (!areOpponents(g, seats[0] as Owner, seats[1] as Owner)) return null;
  return atHand && hasBegun(atHand) ? { ...battle, atHand: atHandOf(view, atHand) } : battle;
}

type Battle = NonNullable<EclipseView['battle']>;

/** Until missiles are fired the order may still be open. */
function hasBegun({ round, queue }: Battle): boolean {
  return round > 0 || queue.length > 0;
}

function sideOf(view: EclipseView, sector: SectorId, owner: Owner, arriving: EclipseWhere['arriving']): EclipseSide {
  const counts: { [type in Craft]?: number } = {};
  const damage: { [type in Craft]?: number[] } = {};
  for (const ship of view.sectors[sector]?.ships ?? []) {
    if (ship.owner !== owner) continue;
    counts[ship.type] = (counts[ship.type] ?? 0) + 1;
    damage[ship.type] = [...(damage[ship.type] ?? []), ship.damage];
  }
  if (arriving?.seat === owner) {
    for (const [type, many] of Object.entries(arriving.ships) as [Craft, number][]) {
      counts[type] = (counts[type] ?? 0) + many;
    }
  }
  if (isNpc(owner)) return { ships: counts, damage };
  const player = view.players[owner];
  const species = player?.species;
  if (!player || !species) return { ships: counts, damage };
  const parts: { [type in ShipType]?: PartId[] } = {};
  for (const type of (Object.keys(counts) as Craft[]).filter(isPlayerShip)) {
    parts[type] = activeParts(blueprints[speciesFigures(species).blueprints][type], player.blueprints[type]);
  }
  return { ships: counts, damage, species, parts, technologies: Object.values(player.technologies).flat() };
}

function atHandOf({ roll }: EclipseView, { attacker, round, queue, retreats }: Battle): AtHand {
  const named = (owner: Owner) => (owner === attacker ? 'attacker' : 'defender');
  const [next] = queue;
  const dice = roll && next && roll.owner === next.owner && roll.type === next.type ? roll.dice : [];
  return {
    round,
    queue: queue.map(({ owner, type }) => ({ side: named(owner), type })),
    dice: dice.filter(({ used }) => !used).map(({ colour, face, part }) => ({ colour, face, part })),
    retreats: retreats
      .filter(({ left }) => !left)
      .map(({ owner, type, since }) => ({ side: named(owner), type, since })),
  };
}
