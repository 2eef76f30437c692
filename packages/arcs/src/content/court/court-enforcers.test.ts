import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** One, two and three agents of rivals, and a card without any. */
const court = () => position().court(['bc02', 2, 1], ['bc03', 0, 1, 1], ['bc04', 0, 3], 'bc05').guild(0, 'bc14');

content('arcs', 'bc14', 'Abduct captures the agents of rivals on a card with fewer of them than Weapon icons', () => {
  const table = court().tokens(0, 'weapon', 'weapon').turn(0, 'aggression-2').answer('bc14:abduct');
  expect(table.options).toEqual(['card:bc02', 'card:bc03']);
  table.answer('card:bc03');
  expect(table.player(0).captives).toEqual([0, 1, 1]);
  expect(table.state.court.row[1]).toEqual({ card: 'bc03', agents: [0, 0, 0] });
  expect(table.state.turn?.pips).toBe(2);
  table.answer('bc14:abduct'); // one card is left, and nobody asks
  expect(table.player(0).captives).toEqual([0, 2, 1]);
  expect(table.state.court.row[0]).toEqual({ card: 'bc02', agents: [2, 0, 0] }); // the card and own agents stay
  expect(table.player(0).agents).toBe(8);
  expect(table.options).not.toContain('bc14:abduct');
});

content('arcs', 'bc14', 'Weapon Guild cards are icons, and this card alone is not enough', () => {
  expect(court().turn(0, 'aggression-2').options).not.toContain('bc14:abduct');
  const table = court().guild(0, 'bc11', 'bc12', 'bc13').turn(0, 'aggression-2').answer('bc14:abduct');
  expect(table.options).toEqual(['card:bc02', 'card:bc03', 'card:bc04']);
});

content('arcs', 'bc14', 'Abduct replaces a Battle, even where no Battle is possible', () => {
  const table = court().tokens(0, 'weapon', 'weapon', null).turn(0, 'administration-2');
  expect(table.options).not.toContain('bc14:abduct');
  table.answer('spend:1:weapon', 'weapon');
  expect(table.options).toContain('bc14:abduct');
  expect(table.options).not.toContain('battle');
});
