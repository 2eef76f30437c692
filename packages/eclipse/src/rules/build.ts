/** Catalogue: build. */
import { choose, type Rules, type Seat } from '@orrery/kernel';
import { type ShipType, type Structure, shipTypes } from '../content/blueprints.ts';
import { allTechnologies, technology } from '../content/registry.ts';
import type { SectorId } from '../content/sectors.ts';
import type { TechnologyId } from '../content/technologies/index.ts';
import type { Eclipse } from '../state.ts';
import { done, option, sectorOption, tell, the, words } from '../words.ts';
import { launch } from './fleet.ts';
import { freely } from './free-actions.ts';
import { hasStructure, placeStructure } from './structures.ts';
import { controlled, player, speciesOf, technologiesOf } from './table.ts';
import { mostAffordable, payTrading } from './trade.ts';

export type Piece = ShipType | Structure;

export const pieces: readonly Piece[] = [...shipTypes, 'orbital', 'monolith'];

/** One activation: a ship or a structure in a sector of the player; false if the player does not use it. */
export function* build(g: Eclipse, seat: Seat): Rules<boolean> {
  const piece = yield* freely(g, seat, words('eclipse.build'), () => [
    ...buildable(g, seat).map((each) =>
      option(
        `build:${each}`,
        each,
        'eclipse.build-piece',
        { piece: the.ship(each), cost: costOf(g, seat, each) },
        `build:${each}`,
      ),
    ),
    done,
  ]);
  if (piece === null) return false;
  const where = yield* choose(
    seat,
    words('eclipse.build-where', { piece: the.ship(piece) }),
    sectorsFor(g, seat, piece).map(sectorOption),
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

function buildable(g: Eclipse, seat: Seat): Piece[] {
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
  if (technologiesOf(g, seat).some((id) => technology(id).builds === piece)) return null;
  return allTechnologies().find((id) => technology(id).builds === piece) ?? null;
}

function isStructure(piece: Piece): piece is Structure {
  return piece === 'orbital' || piece === 'monolith';
}

/** control.2, build.5 */
function sectorsFor(g: Eclipse, seat: Seat, piece: Piece): SectorId[] {
  return controlled(g, seat).filter((id) => !isStructure(piece) || !hasStructure(g, id, piece));
}
