import { canProduceUnits, produceUnits } from '../../rules/production.ts';
import { settle } from '../../rules/settle.ts';
import { resourcesOf } from '../../rules/spend.ts';
import { on } from '../hooks.ts';
import { needs, type TechnologyCard } from '../technologies.ts';

/** On a planet just gained, units may be produced whose cost is within the planet's resources. */
export const integratedEconomy: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 3 }),
  triggers: [
    on('after planet-control-gained', {
      usable: (g, holder, { seat, planet }) =>
        seat === holder && canProduceUnits(g, holder, planet, { cost: resourcesOf(g, planet) }),
      *resolve(g, holder, { planet }) {
        yield* produceUnits(g, holder, planet, { cost: resourcesOf(g, planet) });
        yield* settle(g);
      },
    }),
  ],
};
