import { player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import type { Hooks } from '../../hooks.ts';
import { dropInfantry, dropSites } from './drop.ts';

/** Action: a strategy token for 2 infantry on a planet of the player. */
export const orbitalDrop: Hooks = {
  action: {
    usable: (g, holder) => player(g, holder).pools.strategy > 0 && dropSites(g, holder).length > 0,
    *resolve(g, holder) {
      spendToken(g, holder, 'strategy');
      yield* dropInfantry(g, holder, false);
    },
  },
};
