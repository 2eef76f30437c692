import { isShip } from '../../../rules/pieces.ts';
import { canProduceUnits, produceUnits } from '../../../rules/production.ts';
import { gainTradeGoods } from '../../../rules/spend.ts';
import type { Combat } from '../../../state.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** A trade good after a space combat won or lost; after a victory besides one ship there, of a type that was destroyed in it. */
export const salvageOperations: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 2 }),
  triggers: [
    on('after space-combat-won', {
      mandatory: true,
      usable: (_g, holder, { seat, loser }) => seat === holder || loser === holder,
      *resolve(g, holder) {
        yield* gainTradeGoods(g, holder, 1);
      },
    }),
    on('after space-combat-won', {
      usable: (g, holder, { seat, combat }) =>
        seat === holder && canProduceUnits(g, holder, combat.system, wreck(combat)),
      *resolve(g, holder, { combat }) {
        yield* produceUnits(g, holder, combat.system, wreck(combat));
      },
    }),
  ],
};

function wreck({ destroyed }: Combat) {
  return { units: 1, types: destroyed.map(({ type }) => type).filter(isShip) };
}
