import type { Hooks } from '../../hooks.ts';
import { giftHolder } from './gift-of-prescience.ts';

/** The "0" token lies on the holder's strategy card, unless somebody has got it for this round (initiative-order.1a). */
export const telepathic: Hooks = {
  modify: {
    initiative: (value, g) => (value === Number.MAX_SAFE_INTEGER || giftHolder(g) !== null ? value : 0),
  },
};
