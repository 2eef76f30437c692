/** The types of units. Catalogue: units, component-limitations. */
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
