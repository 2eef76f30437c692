/** The types of units, and all units of the box by id. Catalogue: units, component-limitations. */
export const unitTypes = [
  'flagship',
  'war-sun',
  'dreadnought',
  'cruiser',
  'carrier',
  'destroyer',
  'fighter',
  'infantry',
  'pds',
  'space-dock',
] as const;
export type UnitType = (typeof unitTypes)[number];

export const unitIds = [
  'carrier',
  'carrier-2',
  'cruiser',
  'cruiser-2',
  'destroyer',
  'destroyer-2',
  'dreadnought',
  'dreadnought-2',
  'fighter',
  'fighter-2',
  'infantry',
  'infantry-2',
  'pds',
  'pds-2',
  'space-dock',
  'space-dock-2',
  'war-sun',
  'advanced-carrier',
  'advanced-carrier-2',
  'spec-ops',
  'spec-ops-2',
  'letani-warrior',
  'letani-warrior-2',
  'super-dreadnought',
  'super-dreadnought-2',
  'exotrireme',
  'exotrireme-2',
  'hybrid-crystal-fighter',
  'hybrid-crystal-fighter-2',
  'prototype-war-sun',
  'prototype-war-sun-2',
  'floating-factory',
  'floating-factory-2',
  'duha-menaimon',
  'arc-secundus',
  'son-of-ragh',
  'the-inferno',
  'wrath-of-kenara',
  'genesis',
  'hil-colish',
  '0-0-1',
  'fourth-moon',
  'matriarch',
  'the-alastor',
  'cmorran-norr',
  'jns-hylarim',
  'salai-sai-corian',
  'loncara-ssodu',
  'van-hauge',
  'ysia-yssrila',
] as const;
export type UnitId = (typeof unitIds)[number];

export type UnitClass = 'ship' | 'ground-force' | 'structure';

const classes: Readonly<Record<UnitType, UnitClass>> = {
  flagship: 'ship',
  'war-sun': 'ship',
  dreadnought: 'ship',
  cruiser: 'ship',
  carrier: 'ship',
  destroyer: 'ship',
  fighter: 'ship',
  infantry: 'ground-force',
  pds: 'structure',
  'space-dock': 'structure',
};

export function unitClass(type: UnitType): UnitClass {
  return classes[type];
}

/** How many pieces of each type a colour has. */
export const plastic: Readonly<Record<UnitType, number>> = {
  flagship: 1,
  'war-sun': 2,
  dreadnought: 5,
  cruiser: 8,
  carrier: 4,
  destroyer: 8,
  fighter: 10,
  infantry: 12,
  pds: 6,
  'space-dock': 3,
};

/** So many ten-sided dice, each of which hits on the value or more. */
export type Dice = { readonly value: number; readonly dice: number };
