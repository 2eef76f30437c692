import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'bc28', 'everybody provokes Outrage of one type', () => {
  const table = position()
    .court(['bc28', 1])
    .tokens(0, 'fuel', 'relic')
    .tokens(1, 'fuel', 'fuel')
    .guild(2, 'bc10', 'bc18')
    .turn(0, 'aggression-2')
    .answer('secure');
  expect(table.options).toEqual(['material', 'fuel', 'weapon', 'relic', 'psionic', 'skip:bc28']);
  table.answer('fuel');
  expect(table.player(0).slots.slice(0, 2)).toEqual([null, 'relic']);
  expect(table.player(1).slots.slice(0, 2)).toEqual([null, null]);
  expect(table.player(2).guilds.map(({ id }) => id)).toEqual(['bc18']);
  for (const seat of [0, 1, 2]) {
    expect(table.player(seat).outrage).toMatchObject({ fuel: 'agent', relic: 'none' });
    expect(table.player(seat).agents).toBe(9);
  }
  expect(table.state.court.discard).toEqual(['bc10', 'bc28']);
});

content('arcs', 'bc28', 'it may be secured without Outrage', () => {
  const table = position().court(['bc28', 1]).tokens(0, 'fuel').turn(0, 'aggression-2').answer('secure', 'skip:bc28');
  expect(table.player(0).slots[0]).toBe('fuel');
  expect(Object.values(table.player(1).outrage)).toEqual(new Array(5).fill('none'));
  expect(table.state.court.discard).toEqual(['bc28']);
});

content('arcs', 'bc28', 'no ransack follows', () => {
  const table = position()
    .court(['bc28', 1], ['bc02', 0, 1], ['bc03', 0, 0, 1])
    .turn(0, 'aggression-2')
    .answer('secure', 'psionic');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.state.court.row.slice(1).map((slot) => slot?.card)).toEqual(['bc02', 'bc03']);
  expect(table.player(0).trophies.map(({ agents }) => agents)).toEqual([0, 0, 0]);
});
