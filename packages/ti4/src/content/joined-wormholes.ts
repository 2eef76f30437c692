import { systemsOf, wormholesIn } from '../rules/galaxy.ts';
import type { Ti4 } from '../state.ts';
import type { Modifiers } from './hooks.ts';
import type { SystemId } from './systems.ts';

export function isAlphaOrBeta(g: Ti4, id: SystemId): boolean {
  return wormholesIn(g, id).some((kind) => kind === 'alpha' || kind === 'beta');
}

/** All systems with an alpha or beta wormhole are adjacent to one another. */
export const joinedWormholes: Modifiers = {
  adjacency(systems, g, _holder, id) {
    if (!isAlphaOrBeta(g, id)) return systems;
    const others = systemsOf(g).filter((other) => other !== id && !systems.includes(other) && isAlphaOrBeta(g, other));
    return [...systems, ...others];
  },
};
