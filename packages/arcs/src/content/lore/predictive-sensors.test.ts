import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** Seat 0 attacks at the Hex of cluster 2, whose neighbours are its Gate and Crescent and the Arrow of cluster 3. */
function attacked() {
  return position().ships(0, 2, '2-hex').ships(1, 1, '2-hex').lore(1, 'lore15');
}

content('arcs', 'lore15', 'before dice are collected the defender brings fresh ships from neighbouring systems', () => {
  const table = attacked()
    .ships(1, 2, '2-gate', 1)
    .ships(1, 1, '3-arrow')
    .ships(1, 3, '3-gate')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(table.seat).toBe(1);
  expect(table.options).toEqual(['bring:2@2-gate', 'bring:1@2-gate', 'bring:1@3-arrow', 'done']);
  table.answer('bring:2@2-gate');
  expect(table.options).toEqual(['bring:1@3-arrow', 'done']);
  table.answer('bring:1@3-arrow');
  expect(table.prompt).toBe('arcs.dice');
  expect(table.seat).toBe(0);
  expect(table.system('2-hex').fresh).toEqual([2, 4, 0]);
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 0, 0], damaged: [0, 1, 0] });
});

content('arcs', 'lore15', 'the ships that came defend: they intercept and can be hit', () => {
  const table = attacked()
    .ships(1, 1, '2-gate')
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'bring:1@2-gate', 'skirmish:0', 'assault:1', 'raid:0', 'hit:fresh');
  expect(table.system('2-hex')).toMatchObject({ fresh: [0, 1, 0], damaged: [2, 1, 0] });
});

content('arcs', 'lore15', 'nobody has to come', () => {
  const table = attacked().ships(1, 2, '2-gate').turn(0, 'aggression-2').answer('battle', 'done');
  expect(table.prompt).toBe('arcs.dice');
  expect(table.system('2-hex').fresh).toEqual([2, 1, 0]);
});

content('arcs', 'lore15', 'a starport does not let ships come from further away', () => {
  const table = attacked().starport(1, '3-hex').ships(1, 3, '3-hex').turn(0, 'aggression-2').answer('battle');
  expect(table.prompt).toBe('arcs.dice');
});

content('arcs', 'lore15', 'the Rebel brings two ships from each neighbouring system at most', () => {
  const table = attacked()
    .leader(1, 'leader05')
    .ships(1, 3, '2-gate')
    .ships(1, 3, '3-arrow')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(table.options).toEqual(['bring:2@2-gate', 'bring:1@2-gate', 'bring:2@3-arrow', 'bring:1@3-arrow', 'done']);
  table.answer('bring:2@2-gate');
  expect(table.options).toEqual(['bring:2@3-arrow', 'bring:1@3-arrow', 'done']);
});

content(
  'arcs',
  ['lore15', 'lore08'],
  'ships that come into a gate with Gate Ports cost an agent, as in any move',
  () => {
    const table = position()
      .lore(0, 'lore08')
      .starport(0, '2-gate')
      .ships(0, 2, '2-gate')
      .ships(1, 1, '2-gate')
      .ships(1, 1, '2-arrow')
      .lore(1, 'lore15')
      .turn(0, 'aggression-2')
      .answer('battle', 'bring:1@2-arrow');
    expect(table.player(0).captives).toEqual([0, 1, 0]);
  },
);

content('arcs', 'lore15', 'it does nothing for an attacker', () => {
  const table = position()
    .lore(0, 'lore15')
    .ships(0, 1, '2-hex')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-hex')
    .ships(1, 1, '2-gate')
    .turn(0, 'aggression-2')
    .answer('battle', 'battle:2-hex/1');
  expect(table.prompt).toBe('arcs.dice');
});
