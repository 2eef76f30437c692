import { discardOne } from '../../../rules/action-cards.ts';
import { player } from '../../../rules/table.ts';
import type { Hooks } from '../../hooks.ts';

/** Action: discards an action card. */
export const stallTactics: Hooks = {
  action: {
    usable: (g, holder) => player(g, holder).actionCards.length > 0,
    resolve: discardOne,
  },
};
