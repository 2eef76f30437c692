import type { DiscoveryTile } from './discovery-tile.ts';
import { structureReward } from './structure-reward.ts';

/** Its materials can be had where there is an orbital already (discovery-tiles.6, discovery-tiles.13). */
export const ancientOrbital: DiscoveryTile = {
  count: 2,
  resources: { materials: 2 },
  hooks: { ...structureReward('orbital'), usable: (_g, _finder, where) => where !== null },
};
