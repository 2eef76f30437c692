import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

rule('arcs', 'influence.1', 'an agent from the supply goes on any card of the Court, as often as wanted', () => {
  const table = position().court('bc02', ['bc26', 0, 4], ['bc03', 1]).turn(0, 'administration-2').answer('influence');
  expect(table.options).toEqual(['influence:bc02', 'influence:bc26', 'influence:bc03']);
  table.answer('influence:bc26', 'influence', 'influence:bc26', 'influence', 'influence:bc03');
  expect(table.state.court.row.map((slot) => slot?.agents)).toEqual([
    [0, 0, 0],
    [2, 4, 0],
    [2, 0, 0],
  ]);
  expect(table.player(0).agents).toBe(6);
});

rule('arcs', 'influence.1', 'without an agent in supply the action places nothing', () => {
  const table = position()
    .captives(1, 0, 9)
    .court(['bc02', 1], 'bc03')
    .turn(0, 'mobilization-2')
    .answer('influence', 'influence:bc03');
  expect(table.state.court.row.map((slot) => slot?.agents[0])).toEqual([1, 0]);
  expect(table.player(0).agents).toBe(0);
  expect(table.state.turn?.pips).toBe(3);
});
