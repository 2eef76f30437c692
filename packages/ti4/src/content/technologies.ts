/** Catalogue: technology, unit-upgrades. */
import type { FactionId } from './factions.ts';
import type { UnitId } from './units.ts';

export const colours = ['biotic', 'warfare', 'propulsion', 'cybernetic'] as const;
export type Colour = (typeof colours)[number];

export interface TechnologyFigures {
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

const none = { biotic: 0, warfare: 0, propulsion: 0, cybernetic: 0 } as const;

function needs(symbols: Readonly<Partial<Record<Colour, number>>>): Readonly<Record<Colour, number>> {
  return { ...none, ...symbols };
}

const plain = { colour: null, prerequisites: none, faction: null, unit: null, replaces: null } as const;

const rows = {
  'antimass-deflectors': { ...plain, colour: 'propulsion' },
  'gravity-drive': { ...plain, colour: 'propulsion', prerequisites: needs({ propulsion: 1 }) },
  'fleet-logistics': { ...plain, colour: 'propulsion', prerequisites: needs({ propulsion: 2 }) },
  'light-wave-deflector': { ...plain, colour: 'propulsion', prerequisites: needs({ propulsion: 3 }) },
  'neural-motivator': { ...plain, colour: 'biotic' },
  'dacxive-animators': { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 1 }) },
  'hyper-metabolism': { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 2 }) },
  'x-89-bacterial-weapon': { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 3 }) },
  'plasma-scoring': { ...plain, colour: 'warfare' },
  'magen-defense-grid': { ...plain, colour: 'warfare', prerequisites: needs({ warfare: 1 }) },
  'duranium-armor': { ...plain, colour: 'warfare', prerequisites: needs({ warfare: 2 }) },
  'assault-cannon': { ...plain, colour: 'warfare', prerequisites: needs({ warfare: 3 }) },
  'sarween-tools': { ...plain, colour: 'cybernetic' },
  'graviton-laser-system': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 1 }) },
  'transit-diodes': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }) },
  'integrated-economy': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 3 }) },
  'carrier-2': { ...plain, prerequisites: needs({ propulsion: 2 }), unit: 'carrier-2' },
  'cruiser-2': { ...plain, prerequisites: needs({ biotic: 1, warfare: 1, cybernetic: 1 }), unit: 'cruiser-2' },
  'destroyer-2': { ...plain, prerequisites: needs({ warfare: 2 }), unit: 'destroyer-2' },
  'dreadnought-2': { ...plain, prerequisites: needs({ propulsion: 2, cybernetic: 1 }), unit: 'dreadnought-2' },
  'fighter-2': { ...plain, prerequisites: needs({ propulsion: 1, biotic: 1 }), unit: 'fighter-2' },
  'infantry-2': { ...plain, prerequisites: needs({ biotic: 2 }), unit: 'infantry-2' },
  'pds-2': { ...plain, prerequisites: needs({ warfare: 1, cybernetic: 1 }), unit: 'pds-2' },
  'space-dock-2': { ...plain, prerequisites: needs({ cybernetic: 2 }), unit: 'space-dock-2' },
  'war-sun': { ...plain, prerequisites: needs({ warfare: 3, cybernetic: 1 }), unit: 'war-sun' },
  bioplasmosis: { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 2 }), faction: 'arborec' },
  'letani-warrior-2': {
    ...plain,
    prerequisites: needs({ biotic: 2 }),
    faction: 'arborec',
    unit: 'letani-warrior-2',
    replaces: 'infantry-2',
  },
  'l4-disruptors': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 1 }), faction: 'letnev' },
  'non-euclidean-shielding': { ...plain, colour: 'warfare', prerequisites: needs({ warfare: 2 }), faction: 'letnev' },
  'chaos-mapping': { ...plain, colour: 'propulsion', prerequisites: needs({ propulsion: 1 }), faction: 'saar' },
  'floating-factory-2': {
    ...plain,
    prerequisites: needs({ cybernetic: 2 }),
    faction: 'saar',
    unit: 'floating-factory-2',
    replaces: 'space-dock-2',
  },
  'magmus-reactor': { ...plain, colour: 'warfare', prerequisites: needs({ warfare: 2 }), faction: 'muaat' },
  'prototype-war-sun-2': {
    ...plain,
    prerequisites: needs({ warfare: 3, cybernetic: 1 }),
    faction: 'muaat',
    unit: 'prototype-war-sun-2',
    replaces: 'war-sun',
  },
  'production-biomes': { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 2 }), faction: 'hacan' },
  'quantum-datahub-node': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 3 }), faction: 'hacan' },
  'advanced-carrier-2': {
    ...plain,
    prerequisites: needs({ propulsion: 2 }),
    faction: 'sol',
    unit: 'advanced-carrier-2',
    replaces: 'carrier-2',
  },
  'spec-ops-2': {
    ...plain,
    prerequisites: needs({ biotic: 2 }),
    faction: 'sol',
    unit: 'spec-ops-2',
    replaces: 'infantry-2',
  },
  'dimensional-splicer': { ...plain, colour: 'warfare', prerequisites: needs({ warfare: 1 }), faction: 'creuss' },
  'wormhole-generator': { ...plain, colour: 'propulsion', prerequisites: needs({ propulsion: 2 }), faction: 'creuss' },
  'inheritance-systems': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), faction: 'l1z1x' },
  'super-dreadnought-2': {
    ...plain,
    prerequisites: needs({ propulsion: 2, cybernetic: 1 }),
    faction: 'l1z1x',
    unit: 'super-dreadnought-2',
    replaces: 'dreadnought-2',
  },
  'mirror-computing': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 3 }), faction: 'mentak' },
  'salvage-operations': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), faction: 'mentak' },
  neuroglaive: { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 3 }), faction: 'naalu' },
  'hybrid-crystal-fighter-2': {
    ...plain,
    prerequisites: needs({ propulsion: 1, biotic: 1 }),
    faction: 'naalu',
    unit: 'hybrid-crystal-fighter-2',
    replaces: 'fighter-2',
  },
  'valefar-assimilator-x': { ...plain, faction: 'nekro' },
  'valefar-assimilator-y': { ...plain, faction: 'nekro' },
  'exotrireme-2': {
    ...plain,
    prerequisites: needs({ propulsion: 2, cybernetic: 1 }),
    faction: 'sardakk-norr',
    unit: 'exotrireme-2',
    replaces: 'dreadnought-2',
  },
  'valkyrie-particle-weave': {
    ...plain,
    colour: 'warfare',
    prerequisites: needs({ warfare: 2 }),
    faction: 'sardakk-norr',
  },
  'e-res-siphons': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), faction: 'jol-nar' },
  'spacial-conduit-cylinder': {
    ...plain,
    colour: 'propulsion',
    prerequisites: needs({ propulsion: 2 }),
    faction: 'jol-nar',
  },
  'hegemonic-trade-policy': {
    ...plain,
    colour: 'cybernetic',
    prerequisites: needs({ cybernetic: 2 }),
    faction: 'winnu',
  },
  'lazax-gate-folding': { ...plain, colour: 'propulsion', prerequisites: needs({ propulsion: 2 }), faction: 'winnu' },
  'instinct-training': { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 1 }), faction: 'xxcha' },
  'nullification-field': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), faction: 'xxcha' },
  'impulse-core': { ...plain, colour: 'cybernetic', prerequisites: needs({ cybernetic: 2 }), faction: 'yin' },
  'yin-spinner': { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 2 }), faction: 'yin' },
  'mageon-implants': { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 3 }), faction: 'yssaril' },
  'transparasteel-plating': { ...plain, colour: 'biotic', prerequisites: needs({ biotic: 1 }), faction: 'yssaril' },
} as const;

export type TechnologyId = keyof typeof rows;

export const technologies: Readonly<Record<TechnologyId, TechnologyFigures>> = rows;
export const technologyIds = Object.keys(rows) as readonly TechnologyId[];

export function technology(id: TechnologyId): TechnologyFigures {
  return technologies[id];
}
