/** Catalogue: units, unit-upgrades. */
import { factionUnits, flagships } from './faction-units.ts';
import { groundForce, hitsOn, ship, structure, type UnitFigures } from './unit-figures.ts';

export {
  type Dice,
  plastic,
  type UnitClass,
  type UnitFigures,
  type UnitType,
  unitClass,
  unitTypes,
} from './unit-figures.ts';

const rows = {
  carrier: { ...ship, type: 'carrier', cost: 3, combat: hitsOn(9), move: 1, capacity: 4 },
  'carrier-2': { ...ship, type: 'carrier', upgrade: true, cost: 3, combat: hitsOn(9), move: 2, capacity: 6 },
  cruiser: { ...ship, type: 'cruiser', cost: 2, combat: hitsOn(7), move: 2 },
  'cruiser-2': { ...ship, type: 'cruiser', upgrade: true, cost: 2, combat: hitsOn(6), move: 3, capacity: 1 },
  destroyer: { ...ship, type: 'destroyer', cost: 1, combat: hitsOn(9), move: 2, barrage: hitsOn(9, 2) },
  'destroyer-2': {
    ...ship,
    type: 'destroyer',
    upgrade: true,
    cost: 1,
    combat: hitsOn(8),
    move: 2,
    barrage: hitsOn(6, 3),
  },
  dreadnought: {
    ...ship,
    type: 'dreadnought',
    cost: 4,
    combat: hitsOn(5),
    move: 1,
    capacity: 1,
    sustainDamage: true,
    bombardment: hitsOn(5),
  },
  'dreadnought-2': {
    ...ship,
    type: 'dreadnought',
    upgrade: true,
    cost: 4,
    combat: hitsOn(5),
    move: 2,
    capacity: 1,
    sustainDamage: true,
    bombardment: hitsOn(5),
    immuneToDirectHit: true,
  },
  fighter: { ...ship, type: 'fighter', cost: 1, perCost: 2, combat: hitsOn(9), fleet: 0 },
  'fighter-2': {
    ...ship,
    type: 'fighter',
    upgrade: true,
    cost: 1,
    perCost: 2,
    combat: hitsOn(8),
    move: 2,
    freeWithinCapacity: true,
  },
  infantry: { ...groundForce, type: 'infantry', cost: 1, combat: hitsOn(8) },
  'infantry-2': { ...groundForce, type: 'infantry', upgrade: true, cost: 1, combat: hitsOn(7) },
  pds: { ...structure, type: 'pds', spaceCannon: { ...hitsOn(6), range: 0 }, planetaryShield: true },
  'pds-2': { ...structure, type: 'pds', upgrade: true, spaceCannon: { ...hitsOn(5), range: 1 }, planetaryShield: true },
  'space-dock': {
    ...structure,
    type: 'space-dock',
    production: { kind: 'planet-resources-plus', value: 2 },
    fighterAllowance: 3,
  },
  'space-dock-2': {
    ...structure,
    type: 'space-dock',
    upgrade: true,
    production: { kind: 'planet-resources-plus', value: 4 },
    fighterAllowance: 3,
  },
  'war-sun': {
    ...ship,
    type: 'war-sun',
    upgrade: true,
    cost: 12,
    combat: hitsOn(3, 3),
    move: 2,
    capacity: 6,
    sustainDamage: true,
    bombardment: hitsOn(3, 3),
    disablesPlanetaryShield: true,
  },
  ...factionUnits,
  ...flagships,
} as const;

export type UnitId = keyof typeof rows;

export const units: Readonly<Record<UnitId, UnitFigures>> = rows;
export const unitIds = Object.keys(rows) as readonly UnitId[];

export function unit(id: UnitId): UnitFigures {
  return units[id];
}

const flagshipsWithoutText: readonly UnitId[] = ['son-of-ragh', 'loncara-ssodu'];
const othersWithText: readonly UnitId[] = ['infantry-2', 'spec-ops-2', 'letani-warrior-2', 'exotrireme-2'];

/** Whether the figures say all about a unit; what the others do besides is in content/abilities/units. */
export function isAllFigures(id: UnitId): boolean {
  return unit(id).type === 'flagship' ? flagshipsWithoutText.includes(id) : !othersWithText.includes(id);
}
