import type { Hooks } from '../../hooks.ts';

/** One command token more in the status phase. */
export const versatile: Hooks = { modify: { statusTokens: (tokens) => tokens + 1 } };
