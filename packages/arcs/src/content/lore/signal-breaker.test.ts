import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const arranged = (damaged = 0) => position().lore(0, 'lore06').ships(0, 2, '2-gate', damaged).ships(1, 1, '2-gate');

content('arcs', 'lore06', 'an attacker with only fresh ships ignores one rolled intercept', () => {
  const table = arranged()
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'raid:0');
  expect(table.system('2-gate')).toMatchObject({ fresh: [2, 0, 0], damaged: [0, 1, 0] });
});

content('arcs', 'lore06', 'a second rolled intercept counts', () => {
  const table = arranged()
    .dice(['assault', 'hit', 'intercept'], ['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:2');
  expect(table.system('2-gate')).toMatchObject({ fresh: [1, 0, 0], damaged: [1, 0, 0] });
});

content('arcs', 'lore06', 'all own ships in the system must be fresh', () => {
  const table = arranged(1)
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'raid:0');
  expect(table.prompt).toBe('arcs.hit'); // intercepted
  table.answer('hit:fresh');
  expect(table.system('2-gate').damaged[0]).toBe(2);
});

content('arcs', ['lore06', 'lore12'], 'whether they are fresh is checked before Railgun Arrays hit', () => {
  const table = arranged()
    .lore(1, 'lore12')
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'raid:0');
  expect(table.system('2-gate')).toMatchObject({ fresh: [1, 0, 0], damaged: [1, 1, 0] });
});

content('arcs', 'lore06', 'it does not help a defender', () => {
  const table = position()
    .lore(1, 'lore06')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1');
  expect(table.system('2-gate').damaged).toEqual([1, 1, 0]);
});
