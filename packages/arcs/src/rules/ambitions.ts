/** Catalogue: ambitions, two-player.3. */
import type { Seat } from '@orrery/kernel';
import { type AmbitionId, ambitionById, ambitions } from '../content/ambitions.ts';
import type { Award } from '../content/hooks.ts';
import { activeCards } from '../content/registry.ts';
import { captiveCount, cityBonusOf, type Place, placesOf, trophyCount, worthOf } from '../figures.ts';
import type { Arcs } from '../state.ts';
import { tell, the } from '../words.ts';
import { icons } from './resources.ts';
import { player, turnOrder } from './table.ts';

/** Scores every ambition whose box holds a marker (ambitions.1); returns those. */
export function scoreAmbitions(g: Arcs): AmbitionId[] {
  const scored = ambitions.map(({ id }) => id).filter((id) => g.ambitions[id].length > 0);
  for (const id of scored) scoreAmbition(g, id);
  return scored;
}

/** What a player has of the thing that an ambition compares. */
export function holdings(g: Arcs, seat: Seat, ambition: AmbitionId): number {
  if (ambition === 'tyrant') return captiveCount(player(g, seat));
  if (ambition === 'warlord') return trophyCount(player(g, seat));
  let sum = 0;
  for (const resource of ambitionById[ambition].resources) sum += icons(g, seat, resource);
  return sum;
}

function scoreAmbition(g: Arcs, ambition: AmbitionId): void {
  const all = standings(g, ambition);
  for (const place of [1, 2] as const) {
    for (const seat of turnOrder(g)) {
      const standing = all[seat];
      if (standing?.place !== place) continue;
      player(g, seat).power += standing.power;
      tell(g, 'arcs.scored', { seat: the.seat(seat), ambition: the.ambition(ambition), place, power: standing.power });
    }
  }
}

/** How a seat stands in an ambition. */
export interface Standing {
  readonly count: number;
  readonly place: Place;
  /** What scoring the ambition now would bring. */
  readonly power: number;
}

/** How every seat would stand in an ambition if it were scored now. */
export function standings(g: Arcs, ambition: AmbitionId): Standing[] {
  const counts = g.players.map((_, seat) => holdings(g, seat, ambition));
  const places = placesOf(counts, g.rivalTokens[ambition].length);
  const isDeclared = g.ambitions[ambition].length > 0;
  return counts.map((count, seat) => {
    const place = places[seat] ?? null;
    const power = isDeclared && place !== null ? awardFor(g, seat, ambition, place).power : 0;
    return { count, place, power };
  });
}

/** What a place is worth: the markers' values, and for an untied first place the city bonus (ambitions.7–ambitions.12). */
function awardFor(g: Arcs, seat: Seat, ambition: AmbitionId, place: 1 | 2): Award {
  const { first, second } = worthOf(g.markers, g.ambitions[ambition]);
  const bonus = place === 1 ? cityBonusOf(player(g, seat)) : 0;
  let award: Award = { place, first, second, bonus, power: place === 1 ? first + bonus : second };
  for (const { modify } of activeCards(g, seat)) award = modify?.award?.(award, g, seat, ambition) ?? award;
  return award;
}
