import { gamePackage } from '@orrery/ti4/package';
import { expect, test } from 'vitest';
import { byColour, tablesOf } from './model.ts';

const tables = tablesOf({ tables: JSON.parse(JSON.stringify(gamePackage.tables)) });

test('technologies stand by their colour, each the sooner the less it needs, unit upgrades last', () => {
  expect(byColour(tables, ['fighter-2', 'fleet-logistics', 'sarween-tools', 'antimass-deflectors'])).toEqual([
    { colour: 'propulsion', ids: ['antimass-deflectors', 'fleet-logistics'] },
    { colour: 'cybernetic', ids: ['sarween-tools'] },
    { colour: null, ids: ['fighter-2'] },
  ]);
});
