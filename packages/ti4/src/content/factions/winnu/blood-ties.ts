import type { Hooks } from '../../hooks.ts';

/** The custodians token costs no influence. */
export const bloodTies: Hooks = { modify: { custodiansCost: () => 0 } };
