import { shipsIn } from '../../../rules/pieces.ts';
import { gainTradeGoods } from '../../../rules/spend.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** 4 trade goods whenever somebody else activates a system with a ship of the holder. */
export const eResSiphons: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 2 }),
  triggers: [
    on('after system-activated', {
      mandatory: true,
      usable: (g, holder, { seat, system }) => seat !== holder && shipsIn(g, holder, system) > 0,
      *resolve(g, holder) {
        yield* gainTradeGoods(g, holder, 4);
      },
    }),
  ],
};
