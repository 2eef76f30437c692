/** Catalogue: research, technologies. What a technology does is data that the rules ask. */
import type { PartId } from './ship-parts.ts';
import type { Resource } from './tracks.ts';

export type Category = 'military' | 'grid' | 'nano';
export const categories: readonly Category[] = ['military', 'grid', 'nano'];

export interface TechnologyFigures {
  readonly category: Category | 'rare';
  readonly cost: number;
  readonly minimum: number;
  readonly copies: number;
  /** Only with the Warp Portal module. */
  readonly warpPortals?: true;
  /** The part it allows in upgrades. */
  readonly part?: PartId;
  /** The ship or structure it allows to build. */
  readonly builds?: 'starbase' | 'orbital' | 'monolith';
  /** Advanced squares that colony ships may fill. */
  readonly advancedSquares?: readonly Resource[];
  readonly discs?: number;
  readonly activations?: { readonly action: 'build' | 'move' | 'upgrade'; readonly count: number };
  readonly resourcesPerArtifact?: number;
  readonly discoveryTiles?: number;
  readonly placesWarpPortal?: true;
  readonly halfConnections?: true;
  readonly destroysPopulation?: true;
  readonly absorbsNeutronBombs?: true;
  /** The part whose damage may be divided. */
  readonly splitsDamageOf?: PartId;
  readonly shipsNeededToPin?: number;
}

const rows = {
  'neutron-bombs': { category: 'military', cost: 2, minimum: 2, copies: 5, destroysPopulation: true },
  starbase: { category: 'military', cost: 4, minimum: 3, copies: 5, builds: 'starbase' },
  'plasma-cannon': { category: 'military', cost: 6, minimum: 4, copies: 5, part: 'plasma-cannon' },
  'phase-shield': { category: 'military', cost: 8, minimum: 5, copies: 5, part: 'phase-shield' },
  'advanced-mining': { category: 'military', cost: 10, minimum: 6, copies: 4, advancedSquares: ['materials'] },
  'tachyon-source': { category: 'military', cost: 12, minimum: 6, copies: 3, part: 'tachyon-source' },
  'gluon-computer': { category: 'military', cost: 14, minimum: 7, copies: 3, part: 'gluon-computer' },
  'plasma-missile': { category: 'military', cost: 16, minimum: 8, copies: 3, part: 'plasma-missile' },
  'gauss-shield': { category: 'grid', cost: 2, minimum: 2, copies: 5, part: 'gauss-shield' },
  'fusion-source': { category: 'grid', cost: 4, minimum: 3, copies: 5, part: 'fusion-source' },
  'improved-hull': { category: 'grid', cost: 6, minimum: 4, copies: 5, part: 'improved-hull' },
  'positron-computer': { category: 'grid', cost: 8, minimum: 5, copies: 5, part: 'positron-computer' },
  'advanced-economy': { category: 'grid', cost: 10, minimum: 6, copies: 4, advancedSquares: ['money'] },
  'tachyon-drive': { category: 'grid', cost: 12, minimum: 6, copies: 3, part: 'tachyon-drive' },
  'antimatter-cannon': { category: 'grid', cost: 14, minimum: 7, copies: 3, part: 'antimatter-cannon' },
  'quantum-grid': { category: 'grid', cost: 16, minimum: 8, copies: 3, discs: 2 },
  nanorobots: { category: 'nano', cost: 2, minimum: 2, copies: 5, activations: { action: 'build', count: 1 } },
  'fusion-drive': { category: 'nano', cost: 4, minimum: 3, copies: 5, part: 'fusion-drive' },
  orbital: { category: 'nano', cost: 6, minimum: 4, copies: 5, builds: 'orbital' },
  'advanced-robotics': { category: 'nano', cost: 8, minimum: 5, copies: 5, discs: 1 },
  'advanced-labs': { category: 'nano', cost: 10, minimum: 6, copies: 4, advancedSquares: ['science'] },
  monolith: { category: 'nano', cost: 12, minimum: 6, copies: 3, builds: 'monolith' },
  'wormhole-generator': { category: 'nano', cost: 14, minimum: 7, copies: 3, halfConnections: true },
  'artifact-key': { category: 'nano', cost: 16, minimum: 8, copies: 3, resourcesPerArtifact: 5 },
  'antimatter-splitter': { category: 'rare', cost: 5, minimum: 5, copies: 1, splitsDamageOf: 'antimatter-cannon' },
  'conifold-field': { category: 'rare', cost: 5, minimum: 5, copies: 1, part: 'conifold-field' },
  'neutron-absorber': { category: 'rare', cost: 5, minimum: 5, copies: 1, absorbsNeutronBombs: true },
  'absorption-shield': { category: 'rare', cost: 7, minimum: 6, copies: 1, part: 'absorption-shield' },
  'cloaking-device': { category: 'rare', cost: 7, minimum: 6, copies: 1, shipsNeededToPin: 2 },
  'improved-logistics': { category: 'rare', cost: 7, minimum: 6, copies: 1, activations: { action: 'move', count: 1 } },
  'sentient-hull': { category: 'rare', cost: 7, minimum: 6, copies: 1, part: 'sentient-hull' },
  'soliton-cannon': { category: 'rare', cost: 9, minimum: 7, copies: 1, part: 'soliton-cannon' },
  'transition-drive': { category: 'rare', cost: 9, minimum: 7, copies: 1, part: 'transition-drive' },
  'warp-portal': { category: 'rare', cost: 9, minimum: 7, copies: 1, placesWarpPortal: true, warpPortals: true },
  'flux-missile': { category: 'rare', cost: 11, minimum: 8, copies: 1, part: 'flux-missile' },
  'pico-modulator': { category: 'rare', cost: 11, minimum: 8, copies: 1, activations: { action: 'upgrade', count: 2 } },
  'ancient-labs': { category: 'rare', cost: 13, minimum: 9, copies: 1, discoveryTiles: 1 },
  'zero-point-source': { category: 'rare', cost: 15, minimum: 10, copies: 1, part: 'zero-point-source' },
  metasynthesis: {
    category: 'rare',
    cost: 17,
    minimum: 11,
    copies: 1,
    advancedSquares: ['materials', 'science', 'money'],
  },
} as const;

export type TechnologyId = keyof typeof rows;

export const technologies: Readonly<Record<TechnologyId, TechnologyFigures>> = rows;
export const technologyIds = Object.keys(rows) as readonly TechnologyId[];

export function technology(id: TechnologyId): TechnologyFigures {
  return technologies[id];
}
