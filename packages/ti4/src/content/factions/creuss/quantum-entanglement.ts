import type { Hooks } from '../../hooks.ts';

/** For the holder alpha and beta wormholes lead to each other. */
export const quantumEntanglement: Hooks = {
  modify: {
    wormholesJoin: (joined, _g, _holder, a, b) => joined || (a !== 'delta' && b !== 'delta'),
  },
  prevails: ['wormholesJoin'],
};
