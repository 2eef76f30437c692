import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore05', 'ships are built fresh even where a Rival controls the system', () => {
  const table = position()
    .lore(0, 'lore05')
    .starport(0, '2-hex')
    .ships(1, 2, '2-hex')
    .turn(0, 'construction-2')
    .answer('build', 'build:ship@2-hex.0');
  expect(table.system('2-hex')).toMatchObject({ fresh: [1, 2, 0], damaged: [0, 0, 0] });
  table.answer('build', 'build:city@2-hex'); // buildings are damaged as ever
  expect(table.system('2-hex').buildings).toMatchObject([{ damaged: false }, { kind: 'city', damaged: true }]);
});

content('arcs', 'lore05', 'nobody raids its holder where a fresh starport stands', () => {
  const arranged = (isDamaged: boolean, holder: number) =>
    position()
      .lore(holder, 'lore05')
      .ships(0, 2, '2-hex')
      .starport(1, '2-hex', isDamaged)
      .city(1, '2-hex')
      .turn(0, 'aggression-2')
      .answer('battle', 'skirmish:0');
  const table = arranged(false, 1).answer('assault:0'); // no raid dice are asked for
  expect(table.prompt).toBe('arcs.turn');
  expect(arranged(true, 1).answer('assault:0').options).toEqual(['raid:2', 'raid:1', 'raid:0']);
  expect(arranged(false, 0).answer('assault:0').options).toEqual(['raid:2', 'raid:1', 'raid:0']);
});

content('arcs', 'lore05', 'a fresh starport elsewhere, or only a city, does not keep raiders off', () => {
  const table = position()
    .lore(1, 'lore05')
    .ships(0, 2, '2-hex')
    .city(1, '2-hex')
    .starport(2, '2-hex')
    .starport(1, '3-hex')
    .turn(0, 'aggression-2')
    .answer('battle', 'battle:2-hex/1', 'skirmish:0', 'assault:0');
  expect(table.options).toEqual(['raid:2', 'raid:1', 'raid:0']);
});
