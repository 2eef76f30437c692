/** Catalogue: colony-ships, population.6 to population.10. */
import type { Option, Seat } from '@orrery/kernel';
import { type PopulationSquare, type SectorId, sector, squareKind } from '../content/sectors.ts';
import { type Resource, resources } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { option, tell } from '../words.ts';
import { at, controlled, hasTechnology, opponentsIn, player } from './table.ts';

/** A cube of a track for an empty square. */
export interface Settlement {
  readonly sector: SectorId;
  readonly square: number | 'orbital';
  readonly track: Resource;
}

const orbitalTracks: readonly Resource[] = ['science', 'money'];

/** What a ready colony ship may do; only in sectors without opponents during the upkeep phase (colony-ships.3). */
export function settlements(g: Eclipse, seat: Seat, { peaceful } = { peaceful: false }): Option<Settlement>[] {
  const { colonyShips, cubes } = player(g, seat);
  if (colonyShips.ready === 0) return [];
  const found: Option<Settlement>[] = [];
  for (const id of controlled(g, seat)) {
    if (peaceful && opponentsIn(g, seat, id).length > 0) continue;
    for (const [square, tracks] of openSquares(g, seat, id)) {
      // colony-ships.4
      for (const track of tracks.filter((each) => cubes[each] > 0)) found.push(settlement(id, square, track));
    }
  }
  return found;
}

function settlement(id: SectorId, square: number | 'orbital', track: Resource): Option<Settlement> {
  const value = { sector: id, square, track };
  const kind = squareKind(id, square);
  const target = `square:${id}:${square}`;
  return kind === track
    ? option(`colony-ship:${id}:${square}:${track}`, value, 'eclipse.use-colony-ship', { sector: id, track }, target)
    : option(
        `colony-ship:${id}:${square}:${track}`,
        value,
        'eclipse.use-colony-ship-on',
        { sector: id, track, square: kind },
        target,
      );
}

/** Empty squares, the orbital included, and the tracks whose cubes they take. */
function openSquares(g: Eclipse, seat: Seat, id: SectorId): [number | 'orbital', readonly Resource[]][] {
  const { cubes, orbital } = at(g, id);
  const open: [number | 'orbital', readonly Resource[]][] = [];
  for (const [index, square] of sector(id).population.entries()) {
    if (cubes[index] === null) open.push([index, resources.filter((track) => accepts(g, seat, square, track))]);
  }
  if (orbital?.cube === null) open.push(['orbital', orbitalTracks]); // population.9
  return open;
}

/** population.6, population.7, population.8 */
function accepts(g: Eclipse, seat: Seat, { type, advanced }: PopulationSquare, track: Resource): boolean {
  if (type !== 'gray' && type !== track) return false;
  return !advanced || hasTechnology(g, seat, ({ advancedSquares }) => advancedSquares?.includes(track) ?? false);
}

/** A colony ship brings the cube. */
export function settle(g: Eclipse, seat: Seat, { sector: id, square, track }: Settlement): void {
  const { colonyShips, cubes } = player(g, seat);
  const state = at(g, id);
  colonyShips.ready--;
  colonyShips.used++;
  cubes[track]--;
  if (square === 'orbital') state.orbital = { cube: track };
  else state.cubes[square] = track;
  tell(g, 'eclipse.settles', { seat, sector: id, track });
}

/** A used colony ship is ready again (influence.9). */
export function readyColonyShip(g: Eclipse, seat: Seat): void {
  const { colonyShips } = player(g, seat);
  colonyShips.used--;
  colonyShips.ready++;
  tell(g, 'eclipse.readies-colony-ship', { seat });
}
