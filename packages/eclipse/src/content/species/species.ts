import type { Action } from '../actions.ts';
import { type BlueprintSet, type BuildCosts, type ShipType, usualCosts } from '../blueprints.ts';
import type { Hooks } from '../hooks.ts';
import type { TechnologyId } from '../ids.ts';
import type { SectorId } from '../sectors.ts';
import type { ReputationSpace, Resource } from '../tracks.ts';

/** One side of a species board. */
export interface Species {
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
  readonly hooks?: Hooks;
}

export const usualActivations: Species['activations'] = {
  explore: 1,
  research: 1,
  upgrade: 2,
  build: 2,
  move: 2,
  influence: 2,
};

/** What most boards show. */
export const usual = {
  resources: { materials: 4, science: 3, money: 3 },
  colonyShips: 3,
  activations: usualActivations,
  tradeValue: 3,
  reputation: ['either', 'either', 'either', 'either'],
  discs: 13,
  startingShip: 'interceptor',
  blueprints: 'standard',
  costs: usualCosts,
  startingReputation: 0,
  startingAdvanced: [],
} as const satisfies Partial<Species>;
