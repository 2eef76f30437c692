import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { construction } from '../content/strategy-cards/construction.ts';
import { unitClass, unitTypes } from '../content/units.ts';
import { position } from '../testing/index.ts';
import { placeStructure, structureSites } from './structures.ts';

rule('ti4', 'structures.0', 'PDS and space docks are the structures', () => {
  expect(unitTypes.filter((type) => unitClass(type) === 'structure')).toEqual(['pds', 'space-dock']);
});

rule(
  'ti4',
  ['structures.1', 'structures.2', 'pds.2', 'space-dock.2'],
  'Construction puts structures on planets that I control',
  () => {
    const table = position()
      .own(0, 'saudor')
      .own(1, 'wellon')
      .play((g) => construction.primary(g, 0));
    expect(table.options).toEqual(['pds:saudor', 'pds:jord', 'space-dock:saudor', 'space-dock:jord', 'none']);
    table.answer('space-dock:saudor', 'pds:jord');
    expect(table.unitsOf(0, 'saudor')).toEqual({ 'space-dock': 1 });
    expect(table.unitsOf(0, 'jord')).toEqual({ pds: 1 });
    expect(table.player(0).reinforcements).toMatchObject({ pds: 5, 'space-dock': 2 });
  },
);

rule(
  'ti4',
  ['structures.4', 'structures.5', 'pds.3', 'space-dock.3'],
  'a planet holds two PDS and one space dock at most',
  () => {
    const g = position().own(0, 'saudor', 'wellon').units(0, 'jord', { pds: 2, 'space-dock': 1 });
    g.units(0, 'saudor', { pds: 1 });
    expect(structureSites(g.state, 0, 'pds')).toEqual(['wellon', 'saudor']);
    expect(structureSites(g.state, 0, 'space-dock')).toEqual(['wellon', 'saudor']);
  },
);

rule('ti4', 'structures.1a', 'a floating factory is placed in the space area', () => {
  const built = position({ factions: ['saar', 'jol-nar', 'xxcha'] }).own(0, 'arnor', 'lor');
  expect(structureSites(built.state, 0, 'space-dock')).toEqual(['arnor', 'lisis-ii']); // one for each system
  const table = built.play((g) => placeStructure(g, 0, 'space-dock', 'arnor'));
  expect(table.unitsOf(0, 'tile-36')).toEqual({ 'space-dock': 1 });
  expect(table.unitsOf(0, 'arnor')).toEqual({});
});
