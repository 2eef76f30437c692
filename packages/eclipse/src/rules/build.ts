/** Catalogue: build. */
import type { Blocked, Rules, Seat } from '@orrery/kernel';
import { type ShipType, type Structure, shipTypes } from '../content/blueprints.ts';
import type { TechnologyId } from '../content/ids.ts';
import { buildersOf } from '../content/registry.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Eclipse } from '../state.ts';
import { blocked, buildIn, choose, doneWith, option, tell, the, words } from '../words.ts';
import { launch } from './fleet.ts';
import { freely } from './free-actions.ts';
import { hasStructure, placeStructure } from './structures.ts';
import { activationsLeft, at, controlled, owns, player, sectorsOf, speciesOf } from './table.ts';
import { mostAffordable, payTrading } from './trade.ts';

export type Piece = ShipType | Structure;

export const pieces: readonly Piece[] = [...shipTypes, 'orbital', 'monolith'];

/** One activation: a ship or a structure in a sector of the player; false if the player does not use it. */
export function* build(g: Eclipse, seat: Seat): Rules<boolean> {
  const piece = yield* freely(
    g,
    seat,
    words('eclipse.build'),
    () => [
      ...buildable(g, seat).map((each) =>
        option(
          `build:${each}`,
          each,
          'eclipse.build-piece',
          { piece: the.ship(each), cost: costOf(g, seat, each) },
          `build:${each}`,
        ),
      ),
      doneWith(activationsLeft(g)),
    ],
    { blocked: () => blockedPieces(g, seat) },
  );
  if (piece === null) return false;
  const where = yield* choose(
    seat,
    words('eclipse.build-where', { piece: the.ship(piece) }),
    sectorsFor(g, seat, piece).map(buildIn),
    { blocked: () => blockedSites(g, seat, piece) },
  );
  yield* payTrading(g, seat, 'materials', costOf(g, seat, piece));
  if (isStructure(piece)) placeStructure(g, where, piece);
  else launch(g, seat, piece, where);
  tell(g, 'eclipse.builds', { seat: the.seat(seat), piece: the.ship(piece), sector: the.sector(where) });
  return true;
}

function costOf(g: Eclipse, seat: Seat, piece: Piece): number {
  return speciesOf(g, seat).costs[piece];
}

export function buildable(g: Eclipse, seat: Seat): Piece[] {
  const most = mostAffordable(g, seat, 'materials');
  return pieces.filter(
    (piece) =>
      lackingFor(g, seat, piece) === null &&
      (isStructure(piece) || player(g, seat).supply[piece] > 0) && // build.4
      costOf(g, seat, piece) <= most &&
      sectorsFor(g, seat, piece).length > 0,
  );
}

/** The technology that the player lacks for a piece, or null (build.3). */
export function lackingFor(g: Eclipse, seat: Seat, piece: Piece): TechnologyId | null {
  const builders = buildersOf(piece);
  return builders.some((id) => owns(g, seat, id)) ? null : (builders[0] ?? null);
}

function isStructure(piece: Piece): piece is Structure {
  return piece === 'orbital' || piece === 'monolith';
}

/** control.2, build.5 */
function sectorsFor(g: Eclipse, seat: Seat, piece: Piece): SectorId[] {
  return controlled(g, seat).filter((id) => !isStructure(piece) || !hasStructure(g, id, piece));
}

/** Pieces that the player cannot build, and why. */
function blockedPieces(g: Eclipse, seat: Seat): Blocked[] {
  const most = mostAffordable(g, seat, 'materials');
  return pieces.flatMap((piece): Blocked[] => {
    const args = { piece: the.ship(piece) };
    const target = `build:${piece}`;
    const needed = lackingFor(g, seat, piece);
    if (needed !== null) {
      return [blocked('build.3', 'eclipse.why.piece-locked', { ...args, technology: the.technology(needed) }, target)];
    }
    if (!isStructure(piece) && player(g, seat).supply[piece] === 0)
      return [blocked('build.4', 'eclipse.why.piece-gone', args, target)];
    const cost = costOf(g, seat, piece);
    if (cost > most) return [blocked('resources.3', 'eclipse.why.materials', { ...args, cost, most }, target)];
    if (sectorsFor(g, seat, piece).length > 0) return [];
    return [blocked(isStructure(piece) ? 'build.5' : 'build.1', 'eclipse.why.piece-nowhere', args, target)];
  });
}

/** Sectors where the piece cannot be built, and why. */
function blockedSites(g: Eclipse, seat: Seat, piece: Piece): Blocked[] {
  const open = sectorsFor(g, seat, piece);
  return sectorsOf(g)
    .filter((id) => !open.includes(id))
    .map((id) => {
      const args = { sector: the.sector(id), piece: the.ship(piece) };
      return at(g, id).owner === seat
        ? blocked('build.5', 'eclipse.why.has-piece', args, `sector:${id}`)
        : blocked('control.2', 'eclipse.why.not-yours', args, `sector:${id}`);
    });
}
