import type { Rules, Seat } from '@orrery/kernel';
import { destroySome } from '../../rules/destroy.ts';
import { count } from '../../rules/pieces.ts';
import { mayPlace, placeUnits } from '../../rules/reinforcements.ts';
import { gainTradeGoods } from '../../rules/spend.ts';
import { clockwise, planetsOf } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';

/** Half of the player's infantry on each of their planets is destroyed; says how many that were. */
function* disband(g: Ti4, seat: Seat): Rules<number> {
  let destroyed = 0;
  for (const planet of planetsOf(g, seat)) {
    const half = Math.ceil(count(g, seat, 'infantry', planet) / 2);
    destroyed += half;
    yield* destroySome(g, seat, 'infantry', half, planet, null, 'ability');
  }
  return destroyed;
}

/** For: half of the infantry on planets is destroyed, for a trade good each. Against: one more on each planet. */
export const swordsToPlowshares: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    const seats = clockwise(g, g.speaker);
    if (outcome === 'for') {
      const destroyed: number[] = [];
      for (const seat of seats) destroyed.push(yield* disband(g, seat));
      for (const [index, seat] of seats.entries()) yield* gainTradeGoods(g, seat, destroyed[index] ?? 0);
      return;
    }
    for (const seat of seats) {
      for (const planet of planetsOf(g, seat)) {
        if (mayPlace(g, seat, 'infantry', planet)) yield* placeUnits(g, seat, 'infantry', 1, planet);
      }
    }
  },
};
