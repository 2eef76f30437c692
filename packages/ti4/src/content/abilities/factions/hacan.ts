import type { Hooks } from '../../hooks.ts';

/** The secondary ability of Trade costs no command token. */
export const mastersOfTrade: Hooks = {
  modify: { secondaryCost: (tokens, _g, _holder, card) => (card === 'trade' ? 0 : tokens) },
};

/** Trades with players who are no neighbors. */
export const guildShips: Hooks = { modify: { tradesWith: () => true } };

/** Action cards may change hands in the player's transactions. */
export const arbiters: Hooks = { modify: { tradesActionCards: () => true } };
