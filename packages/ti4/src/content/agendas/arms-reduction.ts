import type { Rules, Seat } from '@orrery/kernel';
import { chooseVictim, destroy } from '../../rules/destroy.ts';
import { putOff } from '../../rules/outcomes.ts';
import { onBoard, placesWith } from '../../rules/pieces.ts';
import { exhaustByEffect, readiedPlanets } from '../../rules/spend.ts';
import { clockwise } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';
import { planet } from '../planets.ts';
import type { UnitType } from '../units.ts';

function* reduce(g: Ti4, seat: Seat, type: UnitType, most: number): Rules {
  while (onBoard(g, seat, type) > most) {
    const matches = (each: UnitType) => each === type;
    const victim = yield* chooseVictim(g, seat, placesWith(g, seat, type), matches, 'ti4.choose-destroyed');
    yield* destroy(g, seat, victim, null, 'ability');
  }
}

/** For: nobody keeps more than 2 dreadnoughts and 4 cruisers. Against: planets with a specialty are exhausted as the next round begins. */
export const armsReduction: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    const seats = clockwise(g, g.speaker);
    if (outcome === 'against') return putOff(g, 'arms-reduction', outcome, seats);
    for (const seat of seats) {
      yield* reduce(g, seat, 'dreadnought', 2);
      yield* reduce(g, seat, 'cruiser', 4);
    }
  },
  *delayed(g, _outcome, seats) {
    for (const seat of seats) {
      for (const id of readiedPlanets(g, seat)) if (planet(id).specialty !== null) exhaustByEffect(g, id);
    }
  },
};
