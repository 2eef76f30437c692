import type { UnitType } from '../units.ts';
import { destroyed } from './deeds.ts';

const types: readonly UnitType[] = ['war-sun', 'flagship'];

export const destroyTheirGreatestShip = destroyed(
  'destroy-their-greatest-ship',
  { kind: 'destroy-unit', types, owner: 'other' },
  (_g, { type }) => types.includes(type),
);
