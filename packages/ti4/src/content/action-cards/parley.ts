import { countWhere, groupsOf, isStructure, shift } from '../../rules/pieces.ts';
import { controls } from '../../rules/table.ts';
import { tell, the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import type { UnitType } from '../units.ts';

function isLanding(type: UnitType): boolean {
  return !isStructure(type);
}

/** Units committed to one planet of the holder go back into space. */
export const parley: ActionCard = {
  copies: 1,
  triggers: [
    on('after units-committed', {
      usable: (g, holder, { seat, planet }) =>
        seat !== holder && controls(g, holder, planet) && countWhere(g, seat, planet, isLanding) > 0,
      *announce(_g, _holder, { planet }) {
        return { value: null, label: words('ti4.place', { place: the.place(planet) }) };
      },
      *resolve(g, _holder, { seat, planet, system }) {
        for (const { type, count, damaged } of groupsOf(g, seat, planet)) {
          if (isLanding(type)) shift(g, seat, type, count, planet, system, damaged);
        }
        tell(g, 'ti4.parley', { seat: the.seat(seat), planet: the.planet(planet) });
      },
    }),
  ],
};
