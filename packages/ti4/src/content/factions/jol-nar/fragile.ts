import type { Hooks } from '../../hooks.ts';

/** -1 to every combat roll. */
export const fragile: Hooks = {
  modify: { rollBonus: (bonus, _g, _holder, { kind }) => bonus - (kind === 'combat' ? 1 : 0) },
};
