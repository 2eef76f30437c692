import { addEffect, effectTarget } from '../../../rules/effects.ts';
import { planetsOf } from '../../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import { choose, option, tell, the, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

const id = 'hegemonic-trade-policy';
const source = `technology/${id}`;

/** For one use of Production the resources and the influence of a planet change places. */
export const hegemonicTradePolicy: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 2 }),
  triggers: [
    on('when production-used', {
      usable: (g, holder, { seat }) => seat === holder && isReady(g, holder, id) && planetsOf(g, holder).length > 0,
      *resolve(g, holder) {
        exhaustTechnology(g, holder, id);
        const planet = yield* choose(
          holder,
          words('ti4.swap-values'),
          planetsOf(g, holder).map((each) =>
            option(`planet:${each}`, each, 'ti4.place', { place: the.place(each) }, `planet:${each}`),
          ),
        );
        addEffect(g, source, holder, 'production', planet);
        tell(g, 'ti4.swaps-values', { planet: the.planet(planet) });
      },
    }),
  ],
  lasting: {
    valuesSwapped: (swapped, g, holder, planet) => swapped || effectTarget(g, source, holder) === planet,
  },
};
