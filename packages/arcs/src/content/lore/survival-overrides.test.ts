import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content(
  'arcs',
  'lore18',
  'Martyr destroys a fresh Loyal ship and a Rival ship of any owner and state beside it',
  () => {
    const table = position()
      .lore(0, 'lore18')
      .ships(0, 1, '2-gate', 1)
      .ships(0, 0, '3-gate', 1)
      .ships(1, 1, '2-gate', 1)
      .ships(2, 1, '2-gate')
      .ships(2, 1, '3-gate')
      .turn(0, 'mobilization-2')
      .answer('lore18:martyr');
    expect(table.prompt).toBe('arcs.martyr.victim');
    expect(table.options).toEqual(['destroy:1.fresh', 'destroy:1.damaged', 'destroy:2.fresh']);
    table.answer('destroy:2.fresh');
    expect(table.system('2-gate')).toMatchObject({ fresh: [0, 1, 0], damaged: [1, 1, 0] });
    expect(table.player(0).trophies[2]?.ships).toBe(1);
    expect(table.player(0).ships).toBe(13);
    expect(table.player(1).trophies[0]?.ships).toBe(0);
    expect(table.player(2).trophies[0]?.ships).toBe(0);
    expect(table.state.turn?.pips).toBe(3);
  },
);

content('arcs', 'lore18', 'a damaged Rival ship may be the one', () => {
  const table = position()
    .lore(0, 'lore18')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate', 1)
    .turn(0, 'mobilization-2')
    .answer('lore18:martyr', 'destroy:1.damaged');
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 1, 0], damaged: [0, 0, 0] });
  expect(table.player(0).trophies[1]?.ships).toBe(1);
});

content('arcs', 'lore18', 'Martyr works without a Rival ship, then only the own one is lost', () => {
  const table = position()
    .lore(0, 'lore18')
    .ships(0, 2, '2-hex')
    .ships(0, 1, '3-gate')
    .city(1, '2-hex')
    .turn(0, 'mobilization-2')
    .answer('lore18:martyr');
  expect(table.options).toEqual(['martyr:2-hex', 'martyr:3-gate']);
  table.answer('martyr:2-hex');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-hex')).toMatchObject({ fresh: [1, 0, 0], buildings: [{ owner: 1, damaged: false }] });
  expect(table.player(0).ships).toBe(13);
});

content('arcs', 'lore18', 'Martyr needs a fresh ship and a Move', () => {
  const damaged = position().lore(0, 'lore18').ships(0, 0, '2-gate', 1).ships(1, 1, '2-gate');
  expect(damaged.turn(0, 'mobilization-2').options).not.toContain('lore18:martyr');
  const building = position().lore(0, 'lore18').ships(0, 1, '2-gate').ships(1, 1, '2-gate');
  expect(building.turn(0, 'construction-2').options).not.toContain('lore18:martyr');
});
