import { launch } from '../../rules/fleet.ts';
import { player } from '../../rules/table.ts';
import type { DiscoveryTile } from './discovery-tile.ts';

/** discovery-tiles.5 */
export const ancientCruiser: DiscoveryTile = {
  count: 3,
  hooks: {
    usable: (g, finder, where) => where !== null && player(g, finder).supply.cruiser > 0,
    *resolve(g, finder, where) {
      if (where !== null) launch(g, finder, 'cruiser', where);
    },
  },
};
