import type { Seat } from '@orrery/kernel';
import { groupsOf, repair } from '../../rules/pieces.ts';
import type { Combat, Ti4 } from '../../state.ts';
import { choose, option, the, words } from '../../words.ts';
import { on } from '../hooks.ts';
import { needs, type TechnologyCard } from '../technologies.ts';
import type { UnitType } from '../units.ts';

/** After hits are assigned, one damaged unit that did not sustain damage in this round is repaired. */
export const duraniumArmor: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({ warfare: 2 }),
  triggers: [
    on('after hits-taken', {
      mandatory: true,
      usable: (g, holder, { seat, combat }) => seat === holder && repairable(g, holder, combat).length > 0,
      *resolve(g, holder, { combat }) {
        const type = yield* choose(
          holder,
          words('ti4.repair'),
          repairable(g, holder, combat).map((each) =>
            option(`repair:${each}`, each, 'ti4.unit', { type: the.unitType(each), place: the.place(placeOf(combat)) }),
          ),
        );
        repair(g, holder, type, placeOf(combat));
      },
    }),
  ],
};

function placeOf({ planet, system }: Combat) {
  return planet ?? system;
}

/** Types with more damaged units than have used Sustain Damage in this round. */
function repairable(g: Ti4, seat: Seat, combat: Combat): UnitType[] {
  return groupsOf(g, seat, placeOf(combat)).flatMap(({ type, damaged }) => {
    const fresh = combat.sustained.find((each) => each.seat === seat && each.type === type)?.count ?? 0;
    return damaged > fresh ? [type] : [];
  });
}
