import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const arranged = () => position().lore(1, 'lore04').ships(0, 2, '2-gate').ships(1, 2, '2-gate');

content('arcs', 'lore04', 'an attacker who rolls an assault die is intercepted in any case', () => {
  const table = arranged()
    .dice(['skirmish'], ['assault'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1', 'assault:1');
  expect(table.options).toEqual(['hit:fresh', 'hit:damaged']);
  table.answer('hit:fresh');
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 2, 0], damaged: [2, 0, 0] });
});

content('arcs', 'lore04', 'without an assault die no intercept is added', () => {
  const table = arranged().dice(['skirmish'], ['skirmish']).turn(0, 'aggression-2').answer('battle', 'skirmish:2');
  expect(table.system('2-gate').fresh).toEqual([2, 2, 0]);
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'lore04', 'the added intercept and a rolled one are dealt once', () => {
  const table = arranged()
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'raid:0', 'hit:fresh');
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 1, 0], damaged: [2, 1, 0] });
});

content('arcs', ['lore04', 'lore06'], 'Signal Breaker cannot ignore an intercept that was not rolled', () => {
  const table = arranged()
    .lore(0, 'lore06')
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'raid:0', 'hit:fresh');
  expect(table.system('2-gate').damaged[0]).toBe(2);
});

content('arcs', 'lore04', 'it does nothing for an attacker', () => {
  const table = position()
    .lore(0, 'lore04')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .dice(['assault'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1');
  expect(table.system('2-gate').fresh).toEqual([1, 1, 0]);
});
