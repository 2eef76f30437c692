import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { build } from './build.ts';
import { unpinned } from './map.ts';

rule('eclipse', 'build.1', 'an activation builds one piece in a controlled sector, and it is there at once', () => {
  const table = position()
    .beside('102', '221', 3)
    .own(0, '102')
    .resources(0, 8)
    .play((g) => build(g, 0))
    .answer('build:cruiser', 'sector:102');
  expect(table.shipsOf(0, '102')).toEqual({ cruiser: 1 });
  expect(table.sector('102').arrivals).toEqual([0]);
  expect(table.player(0).resources.materials).toBe(3);
  expect(table.player(0).supply.cruiser).toBe(3);
});

rule('eclipse', 'build.2', 'everything has its price in materials', () => {
  const costs = { interceptor: 3, cruiser: 5, dreadnought: 8, starbase: 3, orbital: 4, monolith: 10 };
  for (const [piece, cost] of Object.entries(costs)) {
    const rich = position()
      .know(0, 'orbital', 'monolith')
      .resources(0, cost)
      .play((g) => build(g, 0));
    expect(rich.answer(`build:${piece}`).player(0).resources.materials).toBe(0);
    const poor = position()
      .know(0, 'orbital', 'monolith')
      .resources(0, cost - 1)
      .play((g) => build(g, 0));
    expect(poor.options).not.toContain(`build:${piece}`);
  }
});

rule('eclipse', ['build.3', 'technologies.4'], 'starbases, orbitals and monoliths need their technology', () => {
  const plain = position({ species: ['draco', 'eridani'] }).resources(0, 20);
  const ships = ['build:interceptor', 'build:cruiser', 'build:dreadnought'];
  expect(plain.play((g) => build(g, 0)).options.filter((id) => id.startsWith('build'))).toEqual(ships);
  plain.know(0, 'starbase', 'orbital', 'monolith');
  expect(plain.play((g) => build(g, 0)).options.filter((id) => id.startsWith('build'))).toEqual([
    ...ships,
    ...['build:starbase', 'build:orbital', 'build:monolith'],
  ]);
});

rule('eclipse', ['build.4', 'component-limits.1'], 'what is not in the supply cannot be built', () => {
  const table = position()
    .ships(0, '221', { dreadnought: 2 })
    .resources(0, 20)
    .play((g) => build(g, 0));
  expect(table.options).not.toContain('build:dreadnought');
  expect(table.options).toContain('build:cruiser');
});

rule('eclipse', ['build.5', 'structures.2'], 'a sector has at most one structure of a kind', () => {
  const table = position()
    .beside('102', '221', 3)
    .own(0, '102')
    .know(0, 'orbital', 'monolith')
    .resources(0, 30)
    .with((g) => {
      g.sectors['102']!.orbital = { cube: null };
    })
    .turnOf(0)
    .play(actionTurn)
    .answer('build', 'build:orbital');
  expect(table.sector('221').orbital).toEqual({ cube: null });
  expect(table.options).not.toContain('build:orbital');
  table.answer('build:monolith', 'sector:102');
  expect(table.sector('102').monolith).toBe(true);
});

rule('eclipse', 'build.6', 'enemies do not stop a builder, and a new ship frees another', () => {
  const table = position().ships(0, '221', { cruiser: 1 }).ships(1, '221', { interceptor: 1 }).resources(0, 3);
  expect(unpinned(table.state, 0, '221')).toBe(0);
  const built = table.play((g) => build(g, 0)).answer('build:interceptor');
  expect(unpinned(built.state, 0, '221')).toBe(1);
});

rule('eclipse', 'component-limits.2', 'structures never run out', () => {
  const table = position().know(0, 'orbital', 'monolith').resources(0, 99);
  for (const id of ['201', '202', '203', '204', '205', '206', '207', '208'] as const) {
    table.place(id, { q: Number(id) - 200, r: 5 }).own(0, id);
    table.state.sectors[id]!.monolith = true;
    table.state.sectors[id]!.orbital = { cube: null };
  }
  const built = table.play((g) => build(g, 0));
  expect(built.options).toEqual(expect.arrayContaining(['build:orbital', 'build:monolith']));
});
