/** Catalogue: discovery-tiles. Those with hooks have a file of their own. */
import type { DiscoveryId } from '../ids.ts';
import { ancientCruiser } from './ancient-cruiser.ts';
import { ancientMonolith } from './ancient-monolith.ts';
import { ancientOrbital } from './ancient-orbital.ts';
import { ancientTech } from './ancient-tech.ts';
import { ancientWarpPortal } from './ancient-warp-portal.ts';
import type { DiscoveryTile } from './discovery-tile.ts';

export const discoveryTiles: Readonly<Record<DiscoveryId, DiscoveryTile>> = {
  'materials-6': { count: 3, resources: { materials: 6 } },
  'science-5': { count: 3, resources: { science: 5 } },
  'money-8': { count: 3, resources: { money: 8 } },
  'mixed-resources': { count: 2, resources: { materials: 2, science: 2, money: 3 } },
  'ancient-tech': ancientTech,
  'ancient-cruiser': ancientCruiser,
  'ancient-orbital': ancientOrbital,
  'ancient-monolith': ancientMonolith,
  'part-ion-disruptor': { count: 1, part: 'ion-disruptor' },
  'part-ion-turret': { count: 1, part: 'ion-turret' },
  'part-plasma-turret': { count: 1, part: 'plasma-turret' },
  'part-soliton-charger': { count: 1, part: 'soliton-charger' },
  'part-ion-missile': { count: 1, part: 'ion-missile' },
  'part-soliton-missile': { count: 1, part: 'soliton-missile' },
  'part-antimatter-missile': { count: 1, part: 'antimatter-missile' },
  'part-axion-computer': { count: 1, part: 'axion-computer' },
  'part-flux-shield': { count: 1, part: 'flux-shield' },
  'part-inversion-shield': { count: 1, part: 'inversion-shield' },
  'part-shard-hull': { count: 1, part: 'shard-hull' },
  'part-conformal-drive': { count: 1, part: 'conformal-drive' },
  'part-nonlinear-drive': { count: 1, part: 'nonlinear-drive' },
  'part-hypergrid-source': { count: 1, part: 'hypergrid-source' },
  'part-muon-source': { count: 1, part: 'muon-source' },
  'ancient-warp-portal': ancientWarpPortal,
};

export const discoveryIds = Object.keys(discoveryTiles) as readonly DiscoveryId[];
