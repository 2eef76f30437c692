import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battlefield, field, rollsOf } from '../testing/index.ts';
import { battleIn } from './battle.ts';
import { ratings } from './blueprints.ts';

rule(
  'eclipse',
  ['initiative.1', 'initiative.4'],
  'initiative is what the blueprint prints and what its parts add',
  () => {
    const { state } = battlefield()
      .tiles(0, 'interceptor', null, null, 'fusion-drive')
      .tiles(0, 'dreadnought', null, 'fusion-source', null, null, 'nuclear-drive', null, 'nuclear-drive');
    expect(ratings(state, 0, 'interceptor').initiative).toBe(4);
    expect(ratings(state, 0, 'dreadnought').initiative).toBe(3);
    expect(ratings(state, 1, 'interceptor').initiative).toBe(3); // the drive under the tile would count too
  },
);

rule('eclipse', 'initiative.2', 'types act in descending initiative, and the defender is first among equals', () => {
  const table = battlefield()
    .ships(1, field, { cruiser: 1, interceptor: 1 })
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .tiles(0, 'interceptor', 'hull')
    .dice('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
    .play((g) => battleIn(g, field));
  expect(table.state.battle?.queue).toEqual([
    { owner: 0, type: 'interceptor' },
    { owner: 1, type: 'cruiser' },
    { owner: 0, type: 'cruiser' },
  ]);
  expect([table.seat, table.prompt]).toEqual([0, 'eclipse.activate-ships']); // after the interceptor of the defender
  expect(rollsOf(table)).toEqual(['1 interceptor yellow:blank']);
});

rule('eclipse', 'initiative.2', 'I order my own types of equal initiative', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .tiles(0, 'cruiser', null, null, null, 'nuclear-drive')
    .ships(1, field, { dreadnought: 1 })
    .play((g) => battleIn(g, field));
  expect([table.seat, table.prompt, table.options]).toEqual([
    0,
    'eclipse.who-acts-first',
    ['first:interceptor', 'first:cruiser'],
  ]);
  table.answer('first:cruiser', 'attack');
  expect(rollsOf(table)[0]).toMatch('0 cruiser');
  table.answer('attack');
  expect(rollsOf(table)[1]).toMatch('0 interceptor');
});

rule('eclipse', 'initiative.3', 'all my ships of a type act together', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 3 })
    .ships(0, field, { dreadnought: 1 })
    .dice('blank', 'blank', 'blank')
    .play((g) => battleIn(g, field));
  expect(rollsOf(table)).toEqual(['1 interceptor yellow:blank yellow:blank yellow:blank']);
  expect(table.prompt).toBe('eclipse.activate-ships');
});
