/** All units of the game, and the figures that many have alike. Catalogue: units, unit-upgrades, cost, fleet-pool. */
import type { Unit, UnitFigures } from './kinds.ts';
import { inGame, registry } from './registry.ts';
import type { Dice, UnitId } from './unit-types.ts';

export type { Unit, UnitFigures } from './kinds.ts';
export {
  type Dice,
  plastic,
  type UnitClass,
  type UnitId,
  type UnitType,
  unitClass,
  unitIds,
  unitTypes,
} from './unit-types.ts';

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
