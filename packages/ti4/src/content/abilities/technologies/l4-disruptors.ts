import type { Hooks } from '../../hooks.ts';

/** No Space Cannon against the holder's units in their invasions. */
export const l4Disruptors: Hooks = {
  modify: { spaceCannonAgainst: (allowed, _g, _holder, offense) => allowed && offense },
};
