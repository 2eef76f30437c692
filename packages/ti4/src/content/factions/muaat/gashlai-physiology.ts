import type { Hooks } from '../../hooks.ts';

/** Ships may move through supernovas; this does not let them stay there. */
export const gashlaiPhysiology: Hooks = {
  modify: { passes: (allowed, _g, _holder, _system, why) => allowed || why === 'supernova' },
};
