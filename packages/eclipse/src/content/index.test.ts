import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { tables } from '../tables.ts';
import { content } from './index.ts';

test('everything that the game has is called something, and nothing else of its kind is called so', () => {
  for (const [kind, ids] of Object.entries(content)) {
    const called = ids.map((id) => messages.en[`name.${id}`]);
    expect(called, kind).not.toContain(undefined);
    expect(new Set(called).size, kind).toBe(ids.length);
  }
  const sizes = Object.fromEntries(Object.entries(content).map(([kind, ids]) => [kind, ids.length]));
  expect(sizes).toEqual({
    sectors: 60,
    technologies: 39,
    'ship-parts': 39,
    blueprints: 16 + 6,
    species: 12,
    'discovery-tiles': 24,
    'reputation-tiles': 4,
  });
});

test('a piece and its technology are called alike, and a sector by name and number', () => {
  const named = (id: string) => messages.en[`name.${id}`];
  expect([named('starbase'), named('technology/starbase'), named('201')]).toEqual([
    'Starbase',
    'Starbase',
    'Alpha Centauri (201)',
  ]);
});

test('the tables for clients are plain JSON and know everything by its id', () => {
  expect(JSON.parse(JSON.stringify(tables))).toEqual(tables);
  const { sectors, technologies, parts, species, discoveryTiles } = tables;
  const ids = Object.entries({ sector: sectors, technology: technologies, 'ship-part': parts, species }).flatMap(
    ([kind, table]) => Object.keys(table).map((id) => `${kind}/${id}`),
  );
  const all = Object.values(content).flat();
  for (const id of [...ids, ...Object.keys(discoveryTiles).map((id) => `discovery-tile/${id}`)])
    expect(all).toContain(id);
});
