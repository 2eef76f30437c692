import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore08', 'its holder builds starports on gates with a Loyal piece, outside any slot', () => {
  const table = position()
    .lore(0, 'lore08')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '3-gate')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.prompt).toBe('arcs.turn'); // there was one thing to build
  expect(table.system('2-gate').buildings).toMatchObject([{ kind: 'starport', owner: 0, slot: null, damaged: false }]);
  expect(table.player(0).starports).toBe(4);
  table.answer('build'); // a ship there
  expect(table.system('2-gate').fresh[0]).toBe(2);
  expect(table.system('2-gate').buildings).toHaveLength(1);
  expect(table.options).not.toContain('build');
});

content('arcs', 'lore08', 'there is room for one starport per gate, of whichever player', () => {
  const table = position()
    .lore(0, 'lore08')
    .ships(0, 1, '2-gate')
    .starport(1, '2-gate')
    .ships(0, 1, '3-gate')
    .starport(0, '3-gate')
    .ships(0, 1, '5-gate')
    .city(1, '5-gate') // a city leaves room
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.options).toEqual(['build:starport@5-gate', 'build:ship@3-gate.starport']);
});

content('arcs', 'lore08', 'a starport built on a gate that a Rival controls is damaged', () => {
  const table = position()
    .lore(0, 'lore08')
    .ships(0, 1, '2-gate')
    .ships(1, 2, '2-gate')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.system('2-gate').buildings).toMatchObject([{ kind: 'starport', damaged: true }]);
});

content('arcs', 'lore08', 'ships Catapult from a gate port', () => {
  const table = position()
    .lore(0, 'lore08')
    .starport(0, '2-gate')
    .ships(0, 1, '2-gate')
    .turn(0, 'mobilization-2')
    .answer('move', 'to:3-gate');
  expect(table.prompt).toBe('arcs.catapult');
});

/** Seat 1 has a ship beside a gate at which seat 0 may have a port and ships. */
const guarded = (ships: number, isDamaged = false) =>
  position().lore(0, 'lore08').starport(0, '2-gate', isDamaged).ships(0, ships, '2-gate').ships(1, 2, '2-hex');

content('arcs', 'lore08', 'a Rival who moves into a gate under control with a fresh port loses an agent', () => {
  const table = guarded(1).turn(1, 'mobilization-2').answer('move', 'to:2-gate', 'ships:2+0'); // control is lost only after
  expect(table.player(0).captives).toEqual([0, 1, 0]);
  expect(table.player(1).agents).toBe(9);
  table.answer('move', 'to:2-hex', 'ships:2+0'); // leaving costs nothing
  expect(table.player(0).captives).toEqual([0, 1, 0]);
});

content('arcs', 'lore08', 'nobody is captured without control, at a damaged port, on planets or by own moves', () => {
  const into = 'to:2-gate';
  const uncontrolled = guarded(0).turn(1, 'mobilization-2').answer('move', into, 'ships:1+0');
  expect(uncontrolled.player(0).captives).toEqual([0, 0, 0]);
  const damaged = guarded(1, true).turn(1, 'mobilization-2').answer('move', into, 'ships:1+0');
  expect(damaged.player(0).captives).toEqual([0, 0, 0]);
  const planet = position()
    .lore(0, 'lore08')
    .starport(0, '2-hex')
    .ships(0, 1, '2-hex')
    .ships(1, 1, '2-gate')
    .turn(1, 'mobilization-2')
    .answer('move', 'to:2-hex');
  expect(planet.player(0).captives).toEqual([0, 0, 0]);
  const own = guarded(1).ships(0, 1, '3-gate').turn(0, 'mobilization-2').answer('move', 'from:3-gate', into);
  expect(own.system('2-gate').fresh[0]).toBe(2);
  expect(own.player(0).captives).toEqual([0, 0, 0]);
});

content('arcs', ['lore08', 'lore16'], 'ships that Force Beams push into the gate are not captured from', () => {
  const table = guarded(1)
    .lore(1, 'lore16')
    .starport(1, '2-hex')
    .turn(1, 'mobilization-2')
    .answer('lore16:guide', 'guide:2-hex>2-gate', 'ships:1:2+0');
  expect(table.system('2-gate').fresh[1]).toBe(2);
  expect(table.player(0).captives).toEqual([0, 0, 0]);
});
