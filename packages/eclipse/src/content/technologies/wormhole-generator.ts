import type { Technology } from './technology.ts';

/** hex-map.6 */
export const wormholeGenerator: Technology = {
  category: 'nano',
  cost: 14,
  minimum: 7,
  copies: 3,
  hooks: { modify: { needsOneWormhole: () => true } },
};
