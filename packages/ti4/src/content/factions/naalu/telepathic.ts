import type { Hooks } from '../../hooks.ts';
import { giftHolder } from './gift-of-prescience.ts';

/**
 * From the end of the strategy phase the "0" token lies on a strategy card of the holder, whichever they have, unless somebody
 * has got it for this round (initiative-order.1a).
 */
export const telepathic: Hooks = {
  modify: {
    initiative: (value, g) =>
      value === Number.MAX_SAFE_INTEGER || g.phase === 'strategy' || giftHolder(g) !== null ? value : 0,
  },
};
