import type { Hooks } from '../../hooks.ts';

/** Trades with players who are no neighbors. */
export const guildShips: Hooks = { modify: { tradesWith: () => true } };
