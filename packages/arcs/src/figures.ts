/**
 * Figures that the rules and the table page both need, as pure functions of what lies on the table; a state and a view
 * will do. What depends on cards is part of the view instead (`standings`, `securer`, `raidCosts`, `catapults`).
 */
import type { Seat } from '@orrery/kernel';
import { type MarkerId, type MarkerSide, markerById } from './content/ambitions.ts';
import { type DieKind, type DieSymbol, dieFaces, dieKinds } from './content/dice.ts';
import { clusterSystems, type SystemId, system } from './content/map.ts';
import { cityBonus, openSlots, pieces, resourceSlotRaidCosts } from './content/player-board.ts';
import type { Resource } from './content/resources.ts';
import type { ArcsPlayer, Building, SystemState } from './state.ts';

export { suitById } from './content/action-cards.ts';
export { lastChapter, powerToEnd } from './content/ambitions.ts';
export { dieKinds } from './content/dice.ts';

/** The seat that has strictly more than every other, if there is one. */
export function seatWithMost(counts: readonly number[]): Seat | null {
  let best = 0;
  let holder: Seat | null = null;
  for (let seat = 0; seat < counts.length; seat++) {
    const count = counts[seat] ?? 0;
    if (count > best) {
      best = count;
      holder = seat;
    } else if (count === best) holder = null;
  }
  return holder;
}

/** Who controls a system: only fresh ships count (concepts.2, concepts.3). */
export function controllerOf({ fresh }: Pick<SystemState, 'fresh'>): Seat | null {
  return seatWithMost(fresh);
}

export function captiveCount({ captives }: Pick<ArcsPlayer, 'captives'>): number {
  return captives.reduce((sum, count) => sum + count, 0);
}

export function trophyCount({ trophies }: Pick<ArcsPlayer, 'trophies'>): number {
  return trophies.reduce((sum, t) => sum + t.ships + t.cities + t.starports + t.agents, 0);
}

/** The slots that can hold tokens: those of the board not covered by cities, and those of cards (resources.2). */
export function openSlotsOnBoard({ cities, slots }: Pick<ArcsPlayer, 'cities' | 'slots'>): number[] {
  const onBoard = openSlots(pieces.city - cities);
  return slots.flatMap((_, slot) => (slot < onBoard || slot >= resourceSlotRaidCosts.length ? [slot] : []));
}

/** What an ambition won without a tie brings beyond its markers (ambitions.12). */
export function cityBonusOf({ cities }: Pick<ArcsPlayer, 'cities'>): number {
  return cityBonus(pieces.city - cities);
}

/** The city bonuses of a board: how many cities must be off it, and what that adds. */
export const cityBonuses: readonly { readonly cities: number; readonly bonus: number }[] = Array.from(
  { length: pieces.city },
  (_, i) => ({ cities: i + 1, bonus: cityBonus(i + 1) - cityBonus(i) }),
).filter(({ bonus }) => bonus > 0);

interface Markers {
  readonly flipped: readonly MarkerId[];
}

/** The Power on the side of a marker that is up. */
export function sideOf({ flipped }: Markers, marker: MarkerId): MarkerSide {
  return flipped.includes(marker) ? markerById[marker].flipped : markerById[marker].low;
}

/** The highest first: it is the next to be declared (declare.4). */
export function byValue(markers: Markers, among: readonly MarkerId[]): MarkerId[] {
  return among.toSorted((a, b) => sideOf(markers, b).first - sideOf(markers, a).first);
}

/** What markers in a box are worth together (ambitions.7, ambitions.8). */
export function worthOf(markers: Markers, box: readonly MarkerId[]): MarkerSide {
  const sides = box.map((marker) => sideOf(markers, marker));
  return {
    first: sides.reduce((sum, side) => sum + side.first, 0),
    second: sides.reduce((sum, side) => sum + side.second, 0),
  };
}

export type Place = 1 | 2 | null;

/**
 * Which place each seat takes by what it has: a tie for first makes all of them second, one for second gives nothing
 * (ambitions.7–ambitions.11). The imaginary rival of a two-player game can take or tie a place (two-player.3).
 */
export function placesOf(counts: readonly number[], imaginary: number): Place[] {
  const all = [...counts, imaginary];
  const best = Math.max(...all);
  const isFirst = (count: number): boolean => count > 0 && count === best;
  if (all.filter(isFirst).length > 1) return counts.map((count) => (isFirst(count) ? 2 : null));
  const next = Math.max(0, ...all.filter((count) => count < best));
  const isSecond = (count: number): boolean => count > 0 && count === next;
  const isTied = all.filter(isSecond).length > 1;
  return counts.map((count) => (isFirst(count) ? 1 : isSecond(count) && !isTied ? 2 : null));
}

/** How often a symbol lies on the table; faces are told by their number. */
export function symbolCount(faces: Readonly<Record<DieKind, readonly number[]>>, symbol: DieSymbol): number {
  let count = 0;
  for (const kind of dieKinds) {
    for (const face of faces[kind]) for (const each of dieFaces[kind][face] ?? []) if (each === symbol) count++;
  }
  return count;
}

type Systems = { readonly [id in SystemId]?: Pick<SystemState, 'buildings' | 'marker'> };

/** The types of a planet; a gate has those of all cities on the planets of its cluster. */
export function planetTypes(systems: Systems, id: SystemId): Resource[] {
  const { cluster, resource } = system(id);
  if (resource !== null) return [systems[id]?.marker ?? resource];
  const withCity = clusterSystems[cluster].filter(
    (planet) => planet !== id && systems[planet]?.buildings.some(({ kind }) => kind === 'city'),
  );
  return [...new Set(withCity.flatMap((planet) => planetTypes(systems, planet)))];
}

/** Building slots of a system without a building, by number. */
export function freeSlots(id: SystemId, buildings: readonly Pick<Building, 'slot'>[]): number[] {
  const free: number[] = [];
  for (let slot = 0; slot < system(id).slots; slot++) if (!buildings.some((b) => b.slot === slot)) free.push(slot);
  return free;
}
