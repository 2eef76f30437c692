import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore01', 'Summon builds a ship at a city of any color in a system that its holder controls', () => {
  const table = position()
    .lore(0, 'lore01')
    .ships(0, 1, '2-hex')
    .city(0, '2-hex')
    .ships(0, 2, '3-hex')
    .ships(1, 1, '3-hex')
    .city(1, '3-hex')
    .city(0, '5-hex') // not controlled by anybody
    .ships(0, 1, '6-hex')
    .ships(1, 1, '6-hex')
    .city(1, '6-hex') // contested
    .ships(0, 1, '5-arrow')
    .starport(0, '5-arrow') // no city
    .turn(0, 'construction-2')
    .answer('lore01:summon');
  expect(table.options).toEqual(['build:ship@2-hex', 'build:ship@3-hex']);
  table.answer('build:ship@3-hex');
  expect(table.system('3-hex')).toMatchObject({ fresh: [3, 1, 0], damaged: [0, 0, 0] });
  expect(table.player(0).ships).toBe(15 - 6);
});

content('arcs', 'lore01', 'Summon is possible once per turn, in the Prelude or with a pip', () => {
  const table = position()
    .lore(0, 'lore01')
    .ships(0, 1, '2-hex')
    .city(0, '2-hex')
    .tokens(0, 'material', 'material')
    .turn(0, 'construction-2')
    .answer('spend:1:material', 'lore01:summon');
  expect(table.system('2-hex').fresh[0]).toBe(2);
  expect(table.options).not.toContain('lore01:summon');
  expect(table.options).toContain('build');
  table.answer('spend:2:material');
  expect(table.options).not.toContain('lore01:summon');
});

content('arcs', 'lore01', 'Summon stands in for Build only, and needs a city under control', () => {
  const arranged = () => position().lore(0, 'lore01').ships(0, 1, '2-hex').city(0, '2-hex');
  expect(arranged().turn(0, 'construction-2').options).toContain('lore01:summon');
  expect(arranged().turn(0, 'administration-2').options).not.toContain('lore01:summon');
  expect(arranged().ships(1, 1, '2-hex').turn(0, 'construction-2').options).not.toContain('lore01:summon');
});
