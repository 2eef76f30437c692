import type { Hooks } from '../../hooks.ts';

/** The secondary ability of Trade costs no command token. */
export const mastersOfTrade: Hooks = {
  modify: { secondaryCost: (tokens, _g, _holder, card) => (card === 'trade' ? 0 : tokens) },
};
