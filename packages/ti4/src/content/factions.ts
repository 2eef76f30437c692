/** Catalogue: setup.3, setup.11, learn-to-play-only.14. */
import type { NoteId } from './notes.ts';
import type { SystemId } from './systems.ts';
import type { TechnologyId } from './technologies.ts';
import type { UnitId, UnitType } from './units.ts';

export interface FactionFigures {
  readonly home: SystemId;
  /** Lies on the board in the place of the home system. */
  readonly gate: SystemId | null;
  readonly commodities: number;
  readonly startingUnits: Readonly<Partial<Record<UnitType, number>>>;
  readonly startingTechnologies: readonly TechnologyId[];
  readonly technologyChoice: { readonly count: number; readonly options: readonly TechnologyId[] } | null;
  /** The units of the faction sheet; null until an upgrade brings one. */
  readonly sheet: Readonly<Record<UnitType, UnitId | null>>;
  /** The technology that upgrades each type. */
  readonly upgrades: Readonly<Record<UnitType, TechnologyId | null>>;
  readonly technologies: readonly [TechnologyId, TechnologyId];
  readonly note: NoteId;
  /** The abilities on the faction sheet (content/abilities/factions). */
  readonly abilities: readonly string[];
}

const commonSheet = {
  flagship: null,
  'war-sun': null,
  dreadnought: 'dreadnought',
  cruiser: 'cruiser',
  carrier: 'carrier',
  destroyer: 'destroyer',
  fighter: 'fighter',
  infantry: 'infantry',
  pds: 'pds',
  'space-dock': 'space-dock',
} as const;
const commonUpgrades = {
  flagship: null,
  'war-sun': 'war-sun',
  dreadnought: 'dreadnought-2',
  cruiser: 'cruiser-2',
  carrier: 'carrier-2',
  destroyer: 'destroyer-2',
  fighter: 'fighter-2',
  infantry: 'infantry-2',
  pds: 'pds-2',
  'space-dock': 'space-dock-2',
} as const;

const rows = {
  arborec: {
    home: 'tile-05',
    gate: null,
    commodities: 3,
    startingUnits: { cruiser: 1, carrier: 1, fighter: 2, infantry: 4, pds: 1, 'space-dock': 1 },
    startingTechnologies: ['magen-defense-grid'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'duha-menaimon', infantry: 'letani-warrior' },
    upgrades: { ...commonUpgrades, infantry: 'letani-warrior-2' },
    technologies: ['bioplasmosis', 'letani-warrior-2'],
    note: 'stymie',
    abilities: ['mitosis'],
  },
  letnev: {
    home: 'tile-10',
    gate: null,
    commodities: 2,
    startingUnits: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
    startingTechnologies: ['antimass-deflectors', 'plasma-scoring'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'arc-secundus' },
    upgrades: commonUpgrades,
    technologies: ['l4-disruptors', 'non-euclidean-shielding'],
    note: 'war-funding',
    abilities: ['munitions-reserves', 'armada'],
  },
  saar: {
    home: 'tile-11',
    gate: null,
    commodities: 3,
    startingUnits: { cruiser: 1, carrier: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
    startingTechnologies: ['antimass-deflectors'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'son-of-ragh', 'space-dock': 'floating-factory' },
    upgrades: { ...commonUpgrades, 'space-dock': 'floating-factory-2' },
    technologies: ['chaos-mapping', 'floating-factory-2'],
    note: 'raghs-call',
    abilities: ['scavenge', 'nomadic'],
  },
  muaat: {
    home: 'tile-04',
    gate: null,
    commodities: 4,
    startingUnits: { 'war-sun': 1, fighter: 2, infantry: 4, 'space-dock': 1 },
    startingTechnologies: ['plasma-scoring'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'the-inferno', 'war-sun': 'prototype-war-sun' },
    upgrades: { ...commonUpgrades, 'war-sun': 'prototype-war-sun-2' },
    technologies: ['magmus-reactor', 'prototype-war-sun-2'],
    note: 'fires-of-the-gashlai',
    abilities: ['star-forge', 'gashlai-physiology'],
  },
  hacan: {
    home: 'tile-16',
    gate: null,
    commodities: 6,
    startingUnits: { cruiser: 1, carrier: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
    startingTechnologies: ['antimass-deflectors', 'sarween-tools'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'wrath-of-kenara' },
    upgrades: commonUpgrades,
    technologies: ['production-biomes', 'quantum-datahub-node'],
    note: 'trade-convoys',
    abilities: ['masters-of-trade', 'guild-ships', 'arbiters'],
  },
  sol: {
    home: 'tile-01',
    gate: null,
    commodities: 4,
    startingUnits: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 },
    startingTechnologies: ['antimass-deflectors', 'neural-motivator'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'genesis', carrier: 'advanced-carrier', infantry: 'spec-ops' },
    upgrades: { ...commonUpgrades, carrier: 'advanced-carrier-2', infantry: 'spec-ops-2' },
    technologies: ['advanced-carrier-2', 'spec-ops-2'],
    note: 'military-support',
    abilities: ['orbital-drop', 'versatile'],
  },
  creuss: {
    home: 'tile-51',
    gate: 'tile-17',
    commodities: 4,
    startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
    startingTechnologies: ['gravity-drive'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'hil-colish' },
    upgrades: commonUpgrades,
    technologies: ['dimensional-splicer', 'wormhole-generator'],
    note: 'creuss-iff',
    abilities: ['quantum-entanglement', 'slipstream', 'creuss-gate'],
  },
  l1z1x: {
    home: 'tile-06',
    gate: null,
    commodities: 2,
    startingUnits: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, pds: 1, 'space-dock': 1 },
    startingTechnologies: ['neural-motivator', 'plasma-scoring'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: '0-0-1', dreadnought: 'super-dreadnought' },
    upgrades: { ...commonUpgrades, dreadnought: 'super-dreadnought-2' },
    technologies: ['inheritance-systems', 'super-dreadnought-2'],
    note: 'cybernetic-enhancements',
    abilities: ['assimilate', 'harrow'],
  },
  mentak: {
    home: 'tile-02',
    gate: null,
    commodities: 2,
    startingUnits: { cruiser: 2, carrier: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    startingTechnologies: ['sarween-tools', 'plasma-scoring'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'fourth-moon' },
    upgrades: commonUpgrades,
    technologies: ['mirror-computing', 'salvage-operations'],
    note: 'promise-of-protection',
    abilities: ['ambush', 'pillage'],
  },
  naalu: {
    home: 'tile-09',
    gate: null,
    commodities: 3,
    startingUnits: { cruiser: 1, carrier: 1, destroyer: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    startingTechnologies: ['neural-motivator', 'sarween-tools'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'matriarch', fighter: 'hybrid-crystal-fighter' },
    upgrades: { ...commonUpgrades, fighter: 'hybrid-crystal-fighter-2' },
    technologies: ['neuroglaive', 'hybrid-crystal-fighter-2'],
    note: 'gift-of-prescience',
    abilities: ['telepathic', 'foresight'],
  },
  nekro: {
    home: 'tile-08',
    gate: null,
    commodities: 3,
    startingUnits: { dreadnought: 1, cruiser: 1, carrier: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
    startingTechnologies: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'the-alastor' },
    upgrades: commonUpgrades,
    technologies: ['valefar-assimilator-x', 'valefar-assimilator-y'],
    note: 'antivirus',
    abilities: ['galactic-threat', 'technological-singularity', 'propagation'],
  },
  'sardakk-norr': {
    home: 'tile-13',
    gate: null,
    commodities: 3,
    startingUnits: { cruiser: 1, carrier: 2, infantry: 5, pds: 1, 'space-dock': 1 },
    startingTechnologies: [],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'cmorran-norr', dreadnought: 'exotrireme' },
    upgrades: { ...commonUpgrades, dreadnought: 'exotrireme-2' },
    technologies: ['exotrireme-2', 'valkyrie-particle-weave'],
    note: 'tekklar-legion',
    abilities: ['unrelenting'],
  },
  'jol-nar': {
    home: 'tile-12',
    gate: null,
    commodities: 4,
    startingUnits: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, pds: 2, 'space-dock': 1 },
    startingTechnologies: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'jns-hylarim' },
    upgrades: commonUpgrades,
    technologies: ['e-res-siphons', 'spacial-conduit-cylinder'],
    note: 'research-agreement',
    abilities: ['fragile', 'brilliant', 'analytical'],
  },
  winnu: {
    home: 'tile-07',
    gate: null,
    commodities: 3,
    startingUnits: { cruiser: 1, carrier: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
    startingTechnologies: [],
    technologyChoice: {
      count: 1,
      options: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'],
    },
    sheet: { ...commonSheet, flagship: 'salai-sai-corian' },
    upgrades: commonUpgrades,
    technologies: ['hegemonic-trade-policy', 'lazax-gate-folding'],
    note: 'acquiescence',
    abilities: ['blood-ties', 'reclamation'],
  },
  xxcha: {
    home: 'tile-14',
    gate: null,
    commodities: 4,
    startingUnits: { cruiser: 2, carrier: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    startingTechnologies: ['graviton-laser-system'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'loncara-ssodu' },
    upgrades: commonUpgrades,
    technologies: ['instinct-training', 'nullification-field'],
    note: 'political-favor',
    abilities: ['peace-accords', 'quash'],
  },
  yin: {
    home: 'tile-03',
    gate: null,
    commodities: 2,
    startingUnits: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
    startingTechnologies: ['sarween-tools'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'van-hauge' },
    upgrades: commonUpgrades,
    technologies: ['impulse-core', 'yin-spinner'],
    note: 'greyfire-mutagen',
    abilities: ['indoctrination', 'devotion'],
  },
  yssaril: {
    home: 'tile-15',
    gate: null,
    commodities: 3,
    startingUnits: { cruiser: 1, carrier: 2, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
    startingTechnologies: ['neural-motivator'],
    technologyChoice: null,
    sheet: { ...commonSheet, flagship: 'ysia-yssrila' },
    upgrades: commonUpgrades,
    technologies: ['mageon-implants', 'transparasteel-plating'],
    note: 'spy-net',
    abilities: ['stall-tactics', 'scheming', 'crafty'],
  },
} as const;

export type FactionId = keyof typeof rows;

export const factions: Readonly<Record<FactionId, FactionFigures>> = rows;
export const factionIds = Object.keys(rows) as readonly FactionId[];

export function faction(id: FactionId): FactionFigures {
  return factions[id];
}
