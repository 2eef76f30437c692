import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore03', 'fresh ships that have moved may move one more time', () => {
  const table = position()
    .lore(0, 'lore03')
    .ships(0, 3, '2-hex', 1)
    .ships(0, 2, '2-gate') // these have not moved
    .turn(0, 'mobilization-2')
    .answer('move', 'from:2-hex', 'to:2-gate', 'ships:2+1');
  expect(table.options).toEqual(['sprint:2-gate', 'no-sprint']);
  table.answer('sprint:2-gate', 'to:3-gate');
  expect(table.options).toEqual(['ships:2+0', 'ships:1+0']);
  table.answer('ships:2+0');
  expect(table.prompt).toBe('arcs.turn'); // not once more
  expect(table.system('3-gate')).toMatchObject({ fresh: [2, 0, 0], damaged: [0, 0, 0] });
  expect(table.system('2-gate')).toMatchObject({ fresh: [2, 0, 0], damaged: [1, 0, 0] });
});

content('arcs', 'lore03', 'the extra move is optional', () => {
  const table = position()
    .lore(0, 'lore03')
    .ships(0, 1, '2-hex')
    .turn(0, 'mobilization-2')
    .answer('move', 'to:2-gate', 'no-sprint');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-gate').fresh[0]).toBe(1);
});

content('arcs', 'lore03', 'damaged ships do not take the extra move', () => {
  const table = position()
    .lore(0, 'lore03')
    .ships(0, 0, '2-hex', 2)
    .turn(0, 'mobilization-2')
    .answer('move', 'to:2-gate', 'ships:0+2');
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'lore03', 'after a Catapult one group of ships that were put down together may go on', () => {
  const table = position()
    .lore(0, 'lore03')
    .starport(0, '2-arrow')
    .ships(0, 4, '2-arrow')
    .turn(0, 'mobilization-2')
    .answer('move', 'to:2-gate', 'ships:4+0', 'to:3-gate', 'ships:2+0', 'to:2-gate', 'ships:1+0', 'stop');
  expect(table.options).toEqual(['sprint:2-gate', 'sprint:3-gate', 'no-sprint']);
  table.answer('sprint:2-gate', 'to:2-hex');
  expect(table.options).toEqual(['ships:3+0', 'ships:2+0', 'ships:1+0']); // two stayed, one came back
  table.answer('ships:3+0');
  expect(table.prompt).toBe('arcs.turn');
  expect([table.system('2-hex').fresh[0], table.system('3-gate').fresh[0]]).toEqual([3, 1]);
});

content('arcs', 'lore03', 'the extra move may be a Catapult from an own starport', () => {
  const table = position()
    .lore(0, 'lore03')
    .starport(0, '2-arrow')
    .ships(0, 1, '2-crescent')
    .turn(0, 'mobilization-2')
    .answer('move', 'to:2-arrow', 'sprint:2-arrow', 'to:2-gate', 'to:3-gate');
  expect(table.prompt).toBe('arcs.catapult');
  table.answer('to:3-hex');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('3-hex').fresh[0]).toBe(1);
});

content('arcs', 'lore03', 'a move before a battle may reach it by the extra move', () => {
  const table = position()
    .lore(0, 'lore03')
    .leader(0, 'leader06') // Warrior: Move before or after Battle
    .ships(0, 1, '2-arrow')
    .ships(1, 1, '2-hex')
    .turn(0, 'aggression-2', 'pivot', 'mobilization-2')
    .answer('battle');
  expect(table.prompt).toBe('arcs.move.where');
  expect(table.options).toEqual(['to:2-gate', 'to:2-crescent']);
  table.answer('to:2-gate'); // then there is only one way to battle
  expect(table.state.battle).toMatchObject({ system: '2-hex', attacker: 0, defender: 1 });
});

content('arcs', 'lore03', 'the extra move before a battle may not lead all ships away from it', () => {
  const table = position()
    .lore(0, 'lore03')
    .leader(0, 'leader06')
    .ships(0, 2, '2-arrow')
    .ships(1, 1, '2-crescent')
    .turn(0, 'aggression-2', 'pivot', 'mobilization-2')
    .answer('battle', 'to:2-crescent', 'ships:2+0', 'sprint:2-crescent', 'to:2-arrow');
  expect(table.state.battle).toMatchObject({ system: '2-crescent', attackers: 1 }); // one ship had to stay
});

content('arcs', 'lore03', 'a Catapult before a battle may stop where the extra move still reaches it', () => {
  const table = position()
    .lore(0, 'lore03')
    .leader(0, 'leader06')
    .starport(0, '2-arrow')
    .ships(0, 1, '2-arrow')
    .ships(1, 1, '3-hex')
    .turn(0, 'aggression-2', 'pivot', 'mobilization-2')
    .answer('battle'); // the first step can only be to the gate
  expect(table.prompt).toBe('arcs.catapult');
  expect(table.options).not.toContain('stop');
  table.answer('to:3-gate');
  expect(table.options).toContain('stop');
  table.answer('stop');
  expect(table.state.battle).toMatchObject({ system: '3-hex', attacker: 0 });
});
