import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore07', 'after attacking, one damaged attacking ship is repaired', () => {
  const table = position()
    .lore(0, 'lore07')
    .ships(0, 0, '2-gate', 2)
    .ships(0, 0, '3-gate', 1)
    .ships(1, 1, '2-gate')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:0');
  expect(table.system('2-gate')).toMatchObject({ fresh: [1, 1, 0], damaged: [1, 0, 0] });
  expect(table.system('3-gate').damaged[0]).toBe(1);
});

content('arcs', 'lore07', 'a ship damaged in this very battle can be the one', () => {
  const table = position()
    .lore(0, 'lore07')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .dice(['assault', 'hit', 'selfHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1');
  expect(table.system('2-gate')).toMatchObject({ fresh: [1, 0, 0], damaged: [0, 1, 0] });
  expect(table.events()).toContain('arcs.repaired.ships');
});

content('arcs', 'lore07', 'defending repairs nothing', () => {
  const table = position()
    .lore(1, 'lore07')
    .ships(0, 1, '2-gate')
    .ships(1, 0, '2-gate', 2)
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:0');
  expect(table.system('2-gate')).toMatchObject({ fresh: [1, 0, 0], damaged: [0, 2, 0] });
});
