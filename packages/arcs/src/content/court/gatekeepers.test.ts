import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';
import type { SystemId } from '../map.ts';

const skirmish = (most: number) => Array.from({ length: most + 1 }, (_, i) => `skirmish:${most - i}`);
const attackAt = (id: SystemId, ships: number) => position().ships(0, ships, id).ships(1, 1, id);

content('arcs', 'bc08', 'in a gate its holder may collect up to two dice more than there are attacking ships', () => {
  const table = attackAt('2-gate', 1).guild(0, 'bc08').turn(0, 'aggression-2').answer('battle');
  expect(table.options).toEqual(skirmish(3));
  table.answer('skirmish:1');
  expect(table.options).toEqual(['assault:2', 'assault:1', 'assault:0']);
});

content('arcs', 'bc08', 'on a planet, without the card or in defence there are no extra dice', () => {
  expect(attackAt('2-hex', 1).guild(0, 'bc08').turn(0, 'aggression-2').answer('battle').options).toEqual(skirmish(1));
  expect(attackAt('2-gate', 1).turn(0, 'aggression-2').answer('battle').options).toEqual(skirmish(1));
  expect(attackAt('2-gate', 1).guild(1, 'bc08').turn(0, 'aggression-2').answer('battle').options).toEqual(skirmish(1));
});

content('arcs', 'bc08', 'six dice of a kind and the condition for raid dice still are the limits', () => {
  const table = attackAt('2-gate', 5).city(1, '2-hex').guild(0, 'bc08').turn(0, 'aggression-2').answer('battle');
  expect(table.options).toEqual(skirmish(6));
  table.answer('skirmish:0');
  expect(table.options).toEqual([6, 5, 4, 3, 2, 1, 0].map((count) => `assault:${count}`));
  table.answer('assault:0'); // no raid dice: the defender has a building, and not here
  expect(table.prompt).toBe('arcs.turn');
  expect(table.state.turn?.pips).toBe(2);
});

content('arcs', 'bc08', 'discarded in the Prelude it puts a ship into every gate in play', () => {
  const table = position()
    .ships(1, 3, '3-gate')
    .guild(0, 'bc08')
    .turn(0, 'administration-2')
    .answer('prelude:bc08:ship-in-each-gate');
  expect(table.prompt).toBe('arcs.turn');
  for (const gate of ['2-gate', '3-gate', '5-gate', '6-gate'] as const) expect(table.system(gate).fresh[0]).toBe(1);
  expect(table.player(0).ships).toBe(11);
  expect(table.state.court.discard).toEqual(['bc08']);
});

content('arcs', 'bc08', 'with too few ships its holder picks the gates', () => {
  const table = position().ships(0, 13, '2-hex').guild(0, 'bc08').turn(0, 'administration-2');
  table.answer('prelude:bc08:ship-in-each-gate');
  expect(table.options).toEqual(['system:2-gate', 'system:3-gate', 'system:5-gate', 'system:6-gate']);
  table.answer('system:5-gate');
  expect(table.options).toEqual(['system:2-gate', 'system:3-gate', 'system:6-gate']);
  table.answer('system:3-gate');
  expect(table.prompt).toBe('arcs.turn');
  const gates = ['2-gate', '3-gate', '5-gate', '6-gate'] as const;
  expect(gates.map((gate) => table.system(gate).fresh[0])).toEqual([0, 1, 1, 0]);
});

content('arcs', 'bc08', 'it may be discarded without any ship in supply', () => {
  const table = position().ships(0, 15, '2-hex').guild(0, 'bc08').turn(0, 'administration-2');
  table.answer('prelude:bc08:ship-in-each-gate');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.state.court.discard).toEqual(['bc08']);
});
