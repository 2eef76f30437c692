import type { DiscoveryTile } from './discovery-tile.ts';
import { structureReward } from './structure-reward.ts';

/** discovery-tiles.7 */
export const ancientMonolith: DiscoveryTile = { count: 1, hooks: structureReward('monolith') };
