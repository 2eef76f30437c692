import { addEffect } from '../../../rules/effects.ts';
import { countWhere, groupsOf, isStructure, shift } from '../../../rules/pieces.ts';
import { rerollAnyOf, unchangedBy } from '../../../rules/rerolls.ts';
import { controls, planetsIn } from '../../../rules/table.ts';
import { tell } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';
import type { UnitType } from '../../units.ts';

/** Bombardment of the holder's planets gets worse by 4 until the invasion is over. */
export const bunker: Hooks = {
  triggers: [
    on('when invasion-start', {
      usable: (g, holder, { seat, system }) =>
        seat !== holder && planetsIn(system).some((planet) => controls(g, holder, planet)),
      *resolve(g, holder) {
        addEffect(g, 'action-card/bunker', holder, 'invasion');
      },
    }),
  ],
  lasting: { rollBonusAgainst: (bonus, _g, _holder, { kind }) => (kind === 'bombardment' ? bonus - 4 : bonus) },
};

function isLanding(type: UnitType): boolean {
  return !isStructure(type);
}

/** Units committed to one planet of the holder go back into space. */
export const parley: Hooks = {
  triggers: [
    on('after units-committed', {
      usable: (g, holder, { seat, planet }) =>
        seat !== holder && controls(g, holder, planet) && countWhere(g, seat, planet, isLanding) > 0,
      *resolve(g, _holder, { seat, planet, system }) {
        for (const { type, count, damaged } of groupsOf(g, seat, planet)) {
          if (isLanding(type)) shift(g, seat, type, count, planet, system, damaged);
        }
        tell(g, 'ti4.parley', { seat, planet });
      },
    }),
  ],
};

const fireTeamKey = 'action-card/fire-team';

/** The holder rolls any of their dice of this round of ground combat again. */
export const fireTeam: Hooks = {
  triggers: [
    on('after ground-combat-rolls-made', {
      usable: (_g, holder, { seat, dice }) => seat === holder && unchangedBy(dice, fireTeamKey).length > 0,
      *resolve(g, _holder, { roll, dice }) {
        yield* rerollAnyOf(g, roll, dice, fireTeamKey);
      },
    }),
  ],
};
