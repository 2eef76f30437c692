import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

rule('arcs', 'repair.1', 'one damaged Loyal ship or building anywhere becomes fresh', () => {
  const table = position()
    .ships(0, 1, '2-gate', 2)
    .ships(1, 3, '2-gate', 1)
    .city(0, '6-crescent', true)
    .starport(0, '6-crescent')
    .city(1, '5-hex', true)
    .turn(0, 'construction-2')
    .answer('repair');
  expect(table.options).toEqual(['repair:ship@2-gate', 'repair:city@6-crescent.0']);
  table.answer('repair:city@6-crescent.0');
  expect(table.system('6-crescent').buildings[0]?.damaged).toBe(false);
  table.answer('repair');
  expect([table.system('2-gate').fresh, table.system('2-gate').damaged]).toEqual([
    [2, 3, 0],
    [1, 1, 0],
  ]);
  expect(table.state.turn?.pips).toBe(2);
});

rule('arcs', 'repair.1', 'both damaged buildings of one planet can be chosen', () => {
  const table = position()
    .city(0, '2-hex', true)
    .starport(0, '2-hex', true)
    .turn(0, 'administration-2')
    .answer('repair');
  expect(table.options).toEqual(['repair:city@2-hex.0', 'repair:starport@2-hex.1']);
  table.answer('repair:starport@2-hex.1');
  expect(table.system('2-hex').buildings.map(({ damaged }) => damaged)).toEqual([true, false]);
});

rule('arcs', 'repair.1', 'with nothing damaged there is no Repair', () => {
  const table = position().ships(0, 1, '2-gate').ships(1, 0, '2-gate', 1).turn(0, 'administration-2');
  expect(table.options).toEqual(['end-turn']);
});
