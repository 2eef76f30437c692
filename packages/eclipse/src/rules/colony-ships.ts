/** Catalogue: colony-ships, population.6 to population.10. */
import type { Blocked, Option, Seat } from '@orrery/kernel';
import { technology } from '../content/registry.ts';
import { type PopulationSquare, type SectorId, sector, sectorIds, squareKind } from '../content/sectors.ts';
import { type Resource, resources } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { blocked, option, tell, the } from '../words.ts';
import { at, controlled, opponentsIn, player, sectorsOf, technologiesOf } from './table.ts';

/** A cube of a track for an empty square. */
export interface Settlement {
  readonly sector: SectorId;
  readonly square: number | 'orbital';
  readonly track: Resource;
}

const orbitalTracks: readonly Resource[] = ['science', 'money'];

/** What a ready colony ship may do; only in sectors without opponents during the upkeep phase (colony-ships.3). */
export function settlements(
  g: Eclipse,
  seat: Seat,
  { peaceful = false, isAside = false }: { peaceful?: boolean; isAside?: boolean } = {},
): Option<Settlement>[] {
  const { colonyShips, cubes } = player(g, seat);
  if (colonyShips.ready === 0) return [];
  const found: Option<Settlement>[] = [];
  const onAdvanced = advancedTracks(g, seat);
  for (const id of sectorsOf(g)) {
    const state = at(g, id);
    if (state.owner !== seat || (peaceful && opponentsIn(g, seat, id).length > 0)) continue;
    for (const { square, advanced, options, asides } of squaresOf[id]) {
      if (square === 'orbital' ? state.orbital?.cube !== null : state.cubes[square] !== null) continue;
      for (const each of isAside ? asides : options) {
        const { track } = each.value;
        if (cubes[track] === 0) continue; // colony-ships.4
        if (!advanced || onAdvanced.includes(track)) found.push(each);
      }
    }
  }
  return found;
}

/** A square, the orbital included, and an option for each track whose cubes it can take. */
interface Square {
  readonly square: number | 'orbital';
  readonly advanced: boolean;
  readonly options: readonly Option<Settlement>[];
  /** The same beside another question. */
  readonly asides: readonly Option<Settlement>[];
}

/** All that could ever be settled, sector by sector: asked for all the time, so made once. */
const squaresOf = Object.fromEntries(
  sectorIds.map((id) => {
    const squares = sector(id).population.map(({ type, advanced }, square) =>
      squareWith(id, square, advanced, tracksOf(type)),
    );
    return [id, [...squares, squareWith(id, 'orbital', false, orbitalTracks)]]; // population.9
  }),
) as unknown as Readonly<Record<SectorId, readonly Square[]>>;

function squareWith(id: SectorId, square: Square['square'], advanced: boolean, tracks: readonly Resource[]): Square {
  const options = tracks.map((track) => settlement(id, square, track));
  return { square, advanced, options, asides: options.map((each) => ({ ...each, aside: true })) };
}

/** population.6, population.7 */
function tracksOf(type: PopulationSquare['type']): readonly Resource[] {
  return type === 'gray' ? resources : [type];
}

function settlement(id: SectorId, square: Square['square'], track: Resource): Option<Settlement> {
  const value = { sector: id, square, track };
  const name = `colony-ship:${id}:${square}:${track}`;
  const target = `square:${id}:${square}`;
  const kind = squareKind(id, square);
  const alike = [...sector(id).population.keys()].filter((each) => squareKind(id, each) === kind);
  const args = { sector: the.sector(id), track: the.track(track) };
  if (alike.length > 1) {
    const which = { square: the.square(kind), number: alike.indexOf(square as number) + 1 };
    return option(name, value, 'eclipse.use-colony-ship-nth', { ...args, ...which }, target);
  }
  return kind === track
    ? option(name, value, 'eclipse.use-colony-ship', args, target)
    : option(name, value, 'eclipse.use-colony-ship-on', { ...args, square: the.square(kind) }, target);
}

/** The tracks whose cubes may go on advanced squares (population.8). */
function advancedTracks(g: Eclipse, seat: Seat): Resource[] {
  const found: Resource[] = [];
  for (const id of technologiesOf(g, seat)) for (const track of technology(id).advancedSquares ?? []) found.push(track);
  return found;
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
  tell(g, 'eclipse.settles', { seat: the.seat(seat), sector: the.sector(id), track: the.track(track) });
}

/** A used colony ship is ready again (influence.9). */
export function readyColonyShip(g: Eclipse, seat: Seat): void {
  const { colonyShips } = player(g, seat);
  colonyShips.used--;
  colonyShips.ready++;
  tell(g, 'eclipse.readies-colony-ship', { seat: the.seat(seat) });
}

/** Empty squares of the player's sectors that cannot be settled, and why. */
export function blockedSquares(g: Eclipse, seat: Seat, { peaceful } = { peaceful: false }): Blocked[] {
  const { colonyShips, cubes } = player(g, seat);
  if (colonyShips.ready === 0) return [blocked('colony-ships.1', 'eclipse.why.colony-used')];
  const onAdvanced = advancedTracks(g, seat);
  return controlled(g, seat).flatMap((id): Blocked[] => {
    if (peaceful && opponentsIn(g, seat, id).length > 0) {
      return [blocked('colony-ships.3', 'eclipse.why.opponents-there', { sector: the.sector(id) }, `sector:${id}`)];
    }
    const state = at(g, id);
    return squaresOf[id].flatMap(({ square, advanced, options }): Blocked[] => {
      if (square === 'orbital' ? state.orbital?.cube !== null : state.cubes[square] !== null) return [];
      const args = { sector: the.sector(id), square: the.square(squareKind(id, square)) };
      const tracks = options.map(({ value }) => value.track).filter((track) => !advanced || onAdvanced.includes(track));
      if (tracks.length === 0) return [blocked('population.7', 'eclipse.why.advanced', args, `square:${id}:${square}`)];
      if (tracks.some((track) => cubes[track] > 0)) return [];
      return [blocked('colony-ships.4', 'eclipse.why.no-cubes', args, `square:${id}:${square}`)];
    });
  });
}
