import { count } from '../../../rules/pieces.ts';
import { canProduceUnits, produceUnits } from '../../../rules/production.ts';
import { on } from '../../hooks.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

const allowance = { units: 5 };

/** When its system is activated up to 5 units may be produced there, paid, without the Production ability. */
export const duhaMenaimon: Unit = {
  ...flagship,
  combat: hitsOn(7, 2),
  capacity: 5,
  triggers: [
    on('after system-activated', {
      usable: (g, holder, { seat, system }) =>
        seat === holder && count(g, holder, 'flagship', system) > 0 && canProduceUnits(g, holder, system, allowance),
      *resolve(g, holder, { system }) {
        yield* produceUnits(g, holder, system, allowance);
      },
    }),
  ],
};
