/** Catalogue: research, technologies. Those with hooks have a file of their own. */
import type { TechnologyId } from '../ids.ts';
import { ancientLabs } from './ancient-labs.ts';
import { antimatterSplitter } from './antimatter-splitter.ts';
import { artifactKey } from './artifact-key.ts';
import { cloakingDevice } from './cloaking-device.ts';
import { neutronAbsorber } from './neutron-absorber.ts';
import { neutronBombs } from './neutron-bombs.ts';
import type { Technology } from './technology.ts';
import { warpPortal } from './warp-portal.ts';
import { wormholeGenerator } from './wormhole-generator.ts';

export const technologies: Readonly<Record<TechnologyId, Technology>> = {
  'neutron-bombs': neutronBombs,
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
  'wormhole-generator': wormholeGenerator,
  'artifact-key': artifactKey,
  'antimatter-splitter': antimatterSplitter,
  'conifold-field': { category: 'rare', cost: 5, minimum: 5, copies: 1, part: 'conifold-field' },
  'neutron-absorber': neutronAbsorber,
  'absorption-shield': { category: 'rare', cost: 7, minimum: 6, copies: 1, part: 'absorption-shield' },
  'cloaking-device': cloakingDevice,
  'improved-logistics': { category: 'rare', cost: 7, minimum: 6, copies: 1, activations: { action: 'move', count: 1 } },
  'sentient-hull': { category: 'rare', cost: 7, minimum: 6, copies: 1, part: 'sentient-hull' },
  'soliton-cannon': { category: 'rare', cost: 9, minimum: 7, copies: 1, part: 'soliton-cannon' },
  'transition-drive': { category: 'rare', cost: 9, minimum: 7, copies: 1, part: 'transition-drive' },
  'warp-portal': warpPortal,
  'flux-missile': { category: 'rare', cost: 11, minimum: 8, copies: 1, part: 'flux-missile' },
  'pico-modulator': { category: 'rare', cost: 11, minimum: 8, copies: 1, activations: { action: 'upgrade', count: 2 } },
  'ancient-labs': ancientLabs,
  'zero-point-source': { category: 'rare', cost: 15, minimum: 10, copies: 1, part: 'zero-point-source' },
  metasynthesis: {
    category: 'rare',
    cost: 17,
    minimum: 11,
    copies: 1,
    advancedSquares: ['materials', 'science', 'money'],
  },
};

export const technologyIds = Object.keys(technologies) as readonly TechnologyId[];
