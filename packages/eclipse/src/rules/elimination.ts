/** Catalogue: elimination. */
import type { Rules, Seat } from '@orrery/kernel';
import { cubesAtStart, resources } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { tell, the } from '../words.ts';
import { returnDiscs } from './cleanup.ts';
import { haveRelations, recallAmbassador, withdrawAmbassador } from './diplomacy.ts';
import { leave } from './fleet.ts';
import { pointsOf } from './scoring.ts';
import { at, clockwise, isPlayerShip, player, sectorsOf, shipsOf } from './table.ts';

/** The player's points are counted, and all their pieces leave the table (elimination.3). */
export function* eliminate(g: Eclipse, seat: Seat): Rules {
  const sheet = player(g, seat);
  sheet.finalPoints = pointsOf(g, seat);
  sheet.eliminated = true;
  tell(g, 'eclipse.eliminated', { seat: the.seat(seat), points: sheet.finalPoints });
  const partners = clockwise(g, seat).filter((other) => haveRelations(g, seat, other));
  clearMap(g, seat);
  clearBoard(g, seat, partners);
  for (const other of partners) yield* recallAmbassador(g, other, seat);
}

/** What the player has learnt, drawn and found stays out of the game. */
function clearBoard(g: Eclipse, seat: Seat, partners: readonly Seat[]): void {
  const sheet = player(g, seat);
  for (const other of partners) withdrawAmbassador(g, seat, other);
  returnDiscs(g, seat);
  for (const resource of resources) {
    sheet.resources[resource] = 0;
    sheet.cubes[resource] = cubesAtStart;
    sheet.graveyard[resource] = 0;
  }
}

/** Structures stay (structures.3). */
function clearMap(g: Eclipse, seat: Seat): void {
  const sheet = player(g, seat);
  for (const id of sectorsOf(g)) {
    for (const ship of shipsOf(g, seat, id)) {
      leave(g, id, ship);
      if (isPlayerShip(ship.type)) sheet.supply[ship.type]++;
    }
    const state = at(g, id);
    if (state.owner !== seat) continue;
    state.owner = null;
    sheet.discs++;
    state.cubes.fill(null);
    if (state.orbital) state.orbital.cube = null;
  }
}
