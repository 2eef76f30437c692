import { at } from '../../rules/table.ts';
import type { DiscoveryTile } from './discovery-tile.ts';

/** discovery-tiles.11 */
export const ancientWarpPortal: DiscoveryTile = {
  count: 1,
  warpPortals: true,
  hooks: {
    stays: true,
    usable: (g, _finder, where) => where !== null && at(g, where).warpPortal === null,
    *resolve(g, _finder, where) {
      if (where !== null) at(g, where).warpPortal = 'discovery';
    },
  },
};
