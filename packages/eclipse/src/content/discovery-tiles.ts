/** Catalogue: discovery-tiles. */
import type { PartId } from './ship-parts.ts';
import type { Resource } from './tracks.ts';

export interface DiscoveryFigures {
  readonly count: number;
  readonly warpPortals?: true;
  readonly resources?: Partial<Readonly<Record<Resource, number>>>;
  readonly freeTechnology?: true;
  readonly cruiser?: true;
  readonly structure?: 'orbital' | 'monolith';
  readonly part?: PartId;
  readonly warpPortal?: true;
}

const rows = {
  'materials-6': { count: 3, resources: { materials: 6 } },
  'science-5': { count: 3, resources: { science: 5 } },
  'money-8': { count: 3, resources: { money: 8 } },
  'mixed-resources': { count: 2, resources: { materials: 2, science: 2, money: 3 } },
  'ancient-tech': { count: 3, freeTechnology: true },
  'ancient-cruiser': { count: 3, cruiser: true },
  'ancient-orbital': { count: 2, structure: 'orbital', resources: { materials: 2 } },
  'ancient-monolith': { count: 1, structure: 'monolith' },
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
  'ancient-warp-portal': { count: 1, warpPortal: true, warpPortals: true },
} as const;

export type DiscoveryId = keyof typeof rows;

export const discoveryTiles: Readonly<Record<DiscoveryId, DiscoveryFigures>> = rows;
export const discoveryIds = Object.keys(rows) as readonly DiscoveryId[];

export function discovery(id: DiscoveryId): DiscoveryFigures {
  return discoveryTiles[id];
}
