/** Catalogue: ambitions, two-player.3. */
import type { Seat } from '@orrery/kernel';
import {
  type AmbitionId,
  ambitionById,
  ambitions,
  type MarkerId,
  type MarkerSide,
  markerById,
} from '../content/ambitions.ts';
import type { Award } from '../content/hooks.ts';
import { cityBonus, pieces } from '../content/player-board.ts';
import { activeCards } from '../content/registry.ts';
import type { Arcs } from '../state.ts';
import { tell } from '../words.ts';
import { captiveCount, trophyCount } from './pieces.ts';
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
  if (ambition === 'tyrant') return captiveCount(g, seat);
  if (ambition === 'warlord') return trophyCount(g, seat);
  return ambitionById[ambition].resources.reduce((sum, resource) => sum + icons(g, seat, resource), 0);
}

export function sideOf(g: Arcs, marker: MarkerId): MarkerSide {
  return g.markers.flipped.includes(marker) ? markerById[marker].flipped : markerById[marker].low;
}

export function firstPlace(g: Arcs, marker: MarkerId): number {
  return sideOf(g, marker).first;
}

function scoreAmbition(g: Arcs, ambition: AmbitionId): void {
  for (const { seat, place, power } of standings(g, ambition)) {
    player(g, seat).power += power;
    tell(g, 'arcs.scored', { seat, ambition, place, power });
  }
}

/** Who would place in an ambition if it were scored now, and the Power that would bring. */
export function standings(g: Arcs, ambition: AmbitionId): { seat: Seat; place: 1 | 2; power: number }[] {
  return placings(g, ambition).map(({ seat, place, tied }) => ({
    seat,
    place,
    power: awardFor(g, seat, ambition, place, tied).power,
  }));
}

/** What a place is worth: the markers' values, and for an untied first place the city bonus (ambitions.7–ambitions.12). */
function awardFor(g: Arcs, seat: Seat, ambition: AmbitionId, place: 1 | 2, tied: boolean): Award {
  const sides = g.ambitions[ambition].map((marker) => sideOf(g, marker));
  const first = sides.reduce((sum, side) => sum + side.first, 0);
  const second = sides.reduce((sum, side) => sum + side.second, 0);
  const bonus = place === 1 ? cityBonus(pieces.city - player(g, seat).cities) : 0;
  let award: Award = { place, tied, first, second, bonus, power: place === 1 ? first + bonus : second };
  for (const { modify } of activeCards(g, seat)) award = modify?.award?.(award, g, seat, ambition) ?? award;
  return award;
}

interface Placing {
  readonly seat: Seat;
  readonly place: 1 | 2;
  readonly tied: boolean;
}

/** Who takes first and second place. The imaginary rival of a two-player game takes places but is not listed. */
export function placings(g: Arcs, ambition: AmbitionId): Placing[] {
  const imaginary = g.rivalTokens[ambition].length;
  const entries: { seat: Seat | null; count: number }[] = turnOrder(g).map((seat) => ({
    seat,
    count: holdings(g, seat, ambition),
  }));
  entries.push({ seat: null, count: imaginary });
  const counted = entries.filter(({ count }) => count > 0); // ambitions.11
  const best = Math.max(0, ...counted.map(({ count }) => count));
  const leaders = counted.filter(({ count }) => count === best);
  if (leaders.length > 1)
    return leaders.flatMap(({ seat }) => (seat === null ? [] : [{ seat, place: 2, tied: true } as const]));
  const rest = counted.filter(({ count }) => count < best);
  const next = Math.max(0, ...rest.map(({ count }) => count));
  const seconds = rest.filter(({ count }) => count === next);
  const placed: Placing[] = leaders.flatMap(({ seat }) =>
    seat === null ? [] : [{ seat, place: 1, tied: false } as const],
  );
  const second = seconds.length === 1 ? seconds[0]?.seat : undefined; // ambitions.10
  if (second !== undefined && second !== null) placed.push({ seat: second, place: 2, tied: false });
  return placed;
}
