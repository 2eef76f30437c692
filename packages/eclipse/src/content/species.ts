/** Catalogue: species-*, setup.12. The sides of the species boards: two for each colour. */
import { type BlueprintSet, type BuildCosts, lowCosts, type ShipType, usualCosts } from './blueprints.ts';
import type { SectorId } from './sectors.ts';
import type { TechnologyId } from './technologies.ts';
import type { ReputationSpace, Resource } from './tracks.ts';

export type Action = 'explore' | 'research' | 'upgrade' | 'build' | 'move' | 'influence';
export const actions: readonly Action[] = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'];

export interface SpeciesFigures {
  /** Of the two sides of a board only one can be in the game. */
  readonly board: 'red' | 'blue' | 'green' | 'yellow' | 'white' | 'black';
  readonly home: SectorId;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly technologies: readonly TechnologyId[];
  readonly colonyShips: number;
  readonly activations: Readonly<Record<Action, number>>;
  readonly tradeValue: number;
  readonly reputation: readonly ReputationSpace[];
  /** Influence discs on the track before the first goes to the starting sector. */
  readonly discs: number;
  readonly startingShip: ShipType;
  readonly blueprints: BlueprintSet;
  readonly costs: BuildCosts;
  /** Reputation tiles drawn before the game. */
  readonly startingReputation: number;
  /** Advanced squares of the starting sector that get a cube during setup. */
  readonly startingAdvanced: readonly Resource[];
  /** Sectors that may be revealed for each exploration. */
  readonly revealed: number;
  /** Lives in peace with the Ancients. */
  readonly friendOfAncients: boolean;
  /** Ships of others destroy all its cubes without rolling. */
  readonly vulnerable: boolean;
  readonly pointsPerSector: number;
  readonly pointsPerAncient: number;
}

const usual = {
  resources: { materials: 4, science: 3, money: 3 },
  colonyShips: 3,
  activations: { explore: 1, research: 1, upgrade: 2, build: 2, move: 2, influence: 2 },
  tradeValue: 3,
  reputation: ['either', 'either', 'either', 'either'],
  discs: 13,
  startingShip: 'interceptor',
  blueprints: 'standard',
  costs: usualCosts,
  startingReputation: 0,
  startingAdvanced: [],
  revealed: 1,
  friendOfAncients: false,
  vulnerable: false,
  pointsPerSector: 0,
  pointsPerAncient: 0,
} as const;

const terran = {
  ...usual,
  technologies: ['starbase'],
  tradeValue: 2,
  activations: { ...usual.activations, move: 3 },
  reputation: ['ambassador', 'either', 'either', 'either', 'either'],
} as const;

const rows = {
  eridani: {
    ...usual,
    board: 'red',
    home: '222',
    technologies: ['plasma-cannon', 'gauss-shield', 'fusion-drive'],
    resources: { materials: 4, science: 2, money: 26 },
    discs: 11,
    blueprints: 'eridani',
    startingReputation: 2,
  },
  hydran: {
    ...usual,
    board: 'blue',
    home: '224',
    technologies: ['advanced-labs'],
    resources: { materials: 2, science: 6, money: 2 },
    activations: { ...usual.activations, research: 2 },
    reputation: ['ambassador', 'either', 'either', 'either'],
    startingAdvanced: ['science'],
  },
  planta: {
    ...usual,
    board: 'green',
    home: '226',
    technologies: ['starbase'],
    resources: { materials: 4, science: 3, money: 2 },
    colonyShips: 4,
    activations: { ...usual.activations, explore: 2 },
    reputation: ['ambassador', 'either', 'either', 'either'],
    blueprints: 'planta',
    vulnerable: true,
    pointsPerSector: 1,
  },
  draco: {
    ...usual,
    board: 'yellow',
    home: '228',
    technologies: ['fusion-drive'],
    resources: { materials: 3, science: 4, money: 2 },
    revealed: 2,
    friendOfAncients: true,
    pointsPerAncient: 1,
  },
  mechanema: {
    ...usual,
    board: 'white',
    home: '230',
    technologies: ['positron-computer'],
    activations: { ...usual.activations, upgrade: 3, build: 3 },
    costs: lowCosts,
  },
  orion: {
    ...usual,
    board: 'black',
    home: '232',
    technologies: ['neutron-bombs', 'gauss-shield'],
    tradeValue: 4,
    reputation: ['either', 'either', 'either', 'either', 'reputation'],
    startingShip: 'cruiser',
    blueprints: 'orion',
  },
  'terran-directorate': { ...terran, board: 'red', home: '221' },
  'terran-federation': { ...terran, board: 'blue', home: '223' },
  'terran-union': { ...terran, board: 'green', home: '225' },
  'terran-republic': { ...terran, board: 'yellow', home: '227' },
  'terran-conglomerate': { ...terran, board: 'white', home: '229' },
  'terran-alliance': { ...terran, board: 'black', home: '231' },
} as const;

export type SpeciesId = keyof typeof rows;

export const species: Readonly<Record<SpeciesId, SpeciesFigures>> = rows;
export const speciesIds = Object.keys(rows) as readonly SpeciesId[];

export function speciesFigures(id: SpeciesId): SpeciesFigures {
  return species[id];
}
