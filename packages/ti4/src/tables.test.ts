import { expect, test } from 'vitest';
import { content } from './content/index.ts';
import { tables } from './tables.ts';

test('the tables are plain JSON: what a client gets is what they are', () => {
  expect(JSON.parse(JSON.stringify(tables))).toEqual(tables);
});

test('the tables have everything that the game has', () => {
  const kinds = {
    ...{ systems: tables.systems, planets: tables.planets, units: tables.units, technologies: tables.technologies },
    ...{ factions: tables.factions, agendas: tables.agendas, 'strategy-cards': tables.strategyCards },
    ...{ 'public-objectives': tables.publicObjectives, 'secret-objectives': tables.secretObjectives },
    ...{ 'promissory-notes': tables.notes, 'action-cards': tables.actionCards },
  };
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(content).toSorted());
  for (const [kind, table] of Object.entries(kinds)) {
    const shown = Object.keys(table);
    expect(shown.toSorted()).toEqual(content[kind]?.all.map((id) => id.slice(id.indexOf('/') + 1)).toSorted());
  }
});

test('tables tell when a text is used, and no more of what it does', () => {
  expect(tables.actionCards['mining-initiative']).toEqual({ copies: 1, action: true, at: [] });
  expect(tables.technologies['carrier-2']).toMatchObject({ unit: 'carrier-2', colour: null, action: false });
  expect(tables.technologies['advanced-carrier-2']).toMatchObject({ faction: 'sol', replaces: 'carrier-2' });
  expect(tables.layouts[3].homes).toHaveLength(3);
});
