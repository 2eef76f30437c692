/** What a unit is and has, and all units of the game. Catalogue: units, unit-upgrades, cost, fleet-pool. */
import type { FactionId } from './factions.ts';
import type { Hooks } from './hooks.ts';
import { inGame, registry } from './registry.ts';
import type { UnitId, UnitType } from './unit-types.ts';

export { plastic, type UnitClass, type UnitId, type UnitType, unitClass, unitIds, unitTypes } from './unit-types.ts';

/** So many ten-sided dice, each of which hits on the value or more. */
export type Dice = { readonly value: number; readonly dice: number };

export interface UnitFigures {
  readonly type: UnitType;
  /** Whose own version of the unit it is. */
  readonly faction: FactionId | null;
  /** A technology of the same id unlocks it. */
  readonly upgrade: boolean;
  /** What one pays for `perCost` units; null cannot be produced. */
  readonly cost: number | null;
  readonly perCost: 1 | 2;
  readonly combat: Dice | null;
  readonly move: number | null;
  readonly capacity: number;
  readonly sustainDamage: boolean;
  readonly barrage: Dice | null;
  readonly bombardment: Dice | null;
  /** Range 1 reaches adjacent systems too. */
  readonly spaceCannon: (Dice & { readonly range: 0 | 1 }) | null;
  readonly production: { readonly kind: 'fixed' | 'planet-resources-plus'; readonly value: number } | null;
  readonly planetaryShield: boolean;
  readonly disablesPlanetaryShield: boolean;
  readonly immuneToDirectHit: boolean;
  /** What one counts against the fleet pool. */
  readonly fleet: number;
  /** Only those above the capacity of the other ships count against the fleet pool. */
  readonly freeWithinCapacity: boolean;
  /** Fighters in its system that need no capacity. */
  readonly fighterAllowance: number;
  /** A structure that stands in the space area. */
  readonly inSpace: boolean;
}

export interface Unit extends UnitFigures, Hooks {}

export function unit(id: UnitId): Unit {
  return inGame(registry.units, id);
}

export function hitsOn(value: number, dice = 1): Dice {
  return { value, dice };
}

export const structure = {
  faction: null,
  upgrade: false,
  cost: null,
  perCost: 1,
  combat: null,
  move: null,
  capacity: 0,
  sustainDamage: false,
  barrage: null,
  bombardment: null,
  spaceCannon: null,
  production: null,
  planetaryShield: false,
  disablesPlanetaryShield: false,
  immuneToDirectHit: false,
  fleet: 0,
  freeWithinCapacity: false,
  fighterAllowance: 0,
  inSpace: false,
} as const satisfies Omit<UnitFigures, 'type'>;
export const groundForce = { ...structure, perCost: 2 } as const;
export const ship = { ...structure, fleet: 1 } as const;
export const flagship = { ...ship, type: 'flagship', cost: 8, move: 1, capacity: 3, sustainDamage: true } as const;
