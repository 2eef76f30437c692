import type { Hooks } from '../../hooks.ts';

/** Action cards may change hands in the player's transactions. */
export const arbiters: Hooks = { modify: { tradesActionCards: () => true } };
