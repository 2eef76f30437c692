/** What a technology is, and all of the game. Catalogue: technology, unit-upgrades. */
import type { FactionId } from './factions.ts';
import type { Hooks } from './hooks.ts';
import { inGame, registry } from './registry.ts';
import type { UnitId } from './units.ts';

export const colours = ['biotic', 'warfare', 'propulsion', 'cybernetic'] as const;
export type Colour = (typeof colours)[number];

export const technologyIds = [
  'antimass-deflectors',
  'gravity-drive',
  'fleet-logistics',
  'light-wave-deflector',
  'neural-motivator',
  'dacxive-animators',
  'hyper-metabolism',
  'x-89-bacterial-weapon',
  'plasma-scoring',
  'magen-defense-grid',
  'duranium-armor',
  'assault-cannon',
  'sarween-tools',
  'graviton-laser-system',
  'transit-diodes',
  'integrated-economy',
  'carrier-2',
  'cruiser-2',
  'destroyer-2',
  'dreadnought-2',
  'fighter-2',
  'infantry-2',
  'pds-2',
  'space-dock-2',
  'war-sun',
  'bioplasmosis',
  'letani-warrior-2',
  'l4-disruptors',
  'non-euclidean-shielding',
  'chaos-mapping',
  'floating-factory-2',
  'magmus-reactor',
  'prototype-war-sun-2',
  'production-biomes',
  'quantum-datahub-node',
  'advanced-carrier-2',
  'spec-ops-2',
  'dimensional-splicer',
  'wormhole-generator',
  'inheritance-systems',
  'super-dreadnought-2',
  'mirror-computing',
  'salvage-operations',
  'neuroglaive',
  'hybrid-crystal-fighter-2',
  'valefar-assimilator-x',
  'valefar-assimilator-y',
  'exotrireme-2',
  'valkyrie-particle-weave',
  'e-res-siphons',
  'spacial-conduit-cylinder',
  'hegemonic-trade-policy',
  'lazax-gate-folding',
  'instinct-training',
  'nullification-field',
  'impulse-core',
  'yin-spinner',
  'mageon-implants',
  'transparasteel-plating',
] as const;
export type TechnologyId = (typeof technologyIds)[number];

export interface Technology extends Hooks {
  /** Null for unit upgrades (technology.7b) and for the Valefar Assimilators. */
  readonly colour: Colour | null;
  readonly prerequisites: Readonly<Record<Colour, number>>;
  /** The only faction that may research it. */
  readonly faction: FactionId | null;
  /** The unit that an upgrade unlocks. */
  readonly unit: UnitId | null;
  /** The common upgrade that a faction has this one instead of. */
  readonly replaces: TechnologyId | null;
}

/** What stands on the card of a technology; the rest follows from whose it is. */
export type TechnologyCard = Omit<Technology, 'faction' | 'unit' | 'replaces'>;

export function technology(id: TechnologyId): Technology {
  return inGame(registry.technologies, id);
}

/** Prerequisites: `needs({ biotic: 2 })`. */
export function needs(symbols: Readonly<Partial<Record<Colour, number>>>): Readonly<Record<Colour, number>> {
  return { biotic: 0, warfare: 0, propulsion: 0, cybernetic: 0, ...symbols };
}
