import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore16', 'Guide goes from a fresh Loyal starport to a neighbour, or from a neighbour to it', () => {
  const table = position()
    .lore(0, 'lore16')
    .starport(0, '2-hex')
    .ships(0, 1, '2-hex')
    .ships(2, 1, '3-arrow')
    .turn(0, 'mobilization-2')
    .answer('lore16:guide');
  expect(table.options).toEqual([
    'guide:2-hex>2-gate',
    'guide:2-hex>2-crescent',
    'guide:2-hex>3-arrow',
    'guide:3-arrow>2-hex',
  ]);
  table.answer('guide:3-arrow>2-hex');
  expect(table.system('2-hex').fresh).toEqual([1, 0, 1]);
  expect(table.state.turn?.pips).toBe(3);
});

content('arcs', 'lore16', 'Guide takes any ships of any colors, and leaves the others', () => {
  const table = position()
    .lore(0, 'lore16')
    .starport(0, '2-hex')
    .ships(0, 1, '2-hex', 1)
    .ships(1, 2, '2-hex')
    .ships(2, 1, '2-hex', 1)
    .turn(0, 'mobilization-2')
    .answer('lore16:guide', 'guide:2-hex>2-gate');
  expect(table.prompt).toBe('arcs.guide.ships');
  expect(table.options).toEqual(['ships:0:1+1', 'ships:0:1+0', 'ships:0:0+1', 'stay:0']);
  table.answer('ships:0:0+1', 'stay:1', 'ships:2:1+1');
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 0, 1], damaged: [1, 0, 1] });
  expect(table.system('2-hex')).toMatchObject({ fresh: [1, 2, 0], damaged: [0, 0, 0] });
});

content('arcs', 'lore16', 'Guide moves at least one ship', () => {
  const table = position()
    .lore(0, 'lore16')
    .starport(0, '2-hex')
    .ships(0, 1, '2-hex')
    .ships(1, 2, '2-hex')
    .turn(0, 'mobilization-2')
    .answer('lore16:guide', 'guide:2-hex>2-gate', 'stay:0');
  expect(table.options).toEqual(['ships:1:2+0', 'ships:1:1+0']);
});

content('arcs', 'lore16', 'a damaged starport, a Rival starport and an empty neighbourhood are of no use', () => {
  const damaged = position().lore(0, 'lore16').starport(0, '2-hex', true).ships(0, 1, '2-hex');
  expect(damaged.turn(0, 'mobilization-2').options).not.toContain('lore16:guide');
  const rival = position().lore(0, 'lore16').starport(1, '2-hex').ships(0, 1, '2-hex');
  expect(rival.turn(0, 'mobilization-2').options).not.toContain('lore16:guide');
  const empty = position().lore(0, 'lore16').starport(0, '2-hex').ships(0, 1, '3-gate');
  expect(empty.turn(0, 'mobilization-2').options).not.toContain('lore16:guide');
});

content('arcs', 'lore16', 'Guide is an alternative to Move, not to other actions', () => {
  const table = position().lore(0, 'lore16').starport(0, '2-hex').ships(0, 1, '2-hex').turn(0, 'construction-2');
  expect(table.options).not.toContain('lore16:guide');
});

content('arcs', ['lore16', 'leader05'], 'Guide ignores the limit of the Rebel', () => {
  const table = position()
    .lore(0, 'lore16')
    .leader(0, 'leader05')
    .starport(0, '2-hex')
    .ships(0, 4, '2-hex')
    .turn(0, 'mobilization-2')
    .answer('lore16:guide', 'guide:2-hex>2-gate', 'ships:0:4+0');
  expect(table.system('2-gate').fresh).toEqual([4, 0, 0]);
});

content(
  'arcs',
  ['lore16', 'lore03', 'lore08'],
  'Guide is no Catapult and sets off neither Sprinter Drives nor Gate Ports',
  () => {
    const table = position()
      .lore(0, 'lore16', 'lore03')
      .lore(1, 'lore08')
      .starport(0, '2-hex')
      .ships(0, 1, '2-hex')
      .starport(1, '2-gate')
      .ships(1, 2, '2-gate')
      .turn(0, 'mobilization-2')
      .answer('lore16:guide', 'guide:2-hex>2-gate');
    expect(table.prompt).toBe('arcs.turn');
    expect(table.system('2-gate').fresh).toEqual([1, 2, 0]);
    expect(table.player(1).captives).toEqual([0, 0, 0]);
  },
);
