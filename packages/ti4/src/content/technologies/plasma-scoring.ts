import { addDie } from '../../rules/combat-rolls.ts';
import { on } from '../hooks.ts';
import { needs, type TechnologyCard } from '../technologies.ts';

/** One of the units that bombard or fire their space cannons may roll one die more; it is named before any die is rolled. */
export const plasmaScoring: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({}),
  triggers: [
    on(['before bombardment-used', 'before space-cannon-used'], {
      usable: (_g, holder, { seat }) => seat === holder,
      resolve: (_g, holder, { shots }) => addDie(holder, shots),
    }),
  ],
};
