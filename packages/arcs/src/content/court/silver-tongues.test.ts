import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const ability = 'prelude:bc20:steal';

content('arcs', 'bc20', 'discarded in the Prelude it steals a token or a Guild card from a rival', () => {
  const start = () =>
    position().guild(0, 'bc20').tokens(1, 'fuel').guild(1, 'bc18').tokens(2, null, 'relic').turn(0, 'administration-2');
  const options = ['steal:1.slot1', 'steal:1.bc18', 'steal:2.slot2'];
  expect(start().answer(ability).options).toEqual(options);
  const token = start().answer(ability, 'steal:2.slot2', 'slot:2');
  expect(token.player(0).slots[1]).toBe('relic');
  expect(token.player(2).slots[1]).toBeNull();
  expect(token.state.court.discard).toEqual(['bc20']);
  const card = start().answer(ability, 'steal:1.bc18');
  expect(card.player(0).guilds.map(({ id }) => id)).toEqual(['bc18']);
  expect(card.player(1).guilds).toEqual([]);
});

content('arcs', 'bc20', 'a card stolen with it may be used in the same Prelude', () => {
  const table = position().guild(0, 'bc20').guild(1, 'bc13').turn(0, 'administration-2').answer(ability);
  expect(table.options).toContain('prelude:bc13:three-ships');
});

content('arcs', 'bc20', 'it may be discarded when nothing can be stolen', () => {
  const table = position().guild(0, 'bc20').turn(0, 'administration-2').answer(ability);
  expect(table.prompt).toBe('arcs.turn');
  expect(table.state.court.discard).toEqual(['bc20']);
});

content('arcs', 'bc20', 'a token on an ordinary card may be stolen; leaders and lore may not', () => {
  const table = position()
    .guild(0, 'bc20')
    .lore(1, 'lore13')
    .leader(1, 'leader12')
    .tokens(1, null, null, null, null, null, null, 'psionic')
    .turn(0, 'administration-2')
    .answer(ability, 'slot:1');
  expect(table.player(0).slots[0]).toBe('psionic');
  expect(table.player(1).lore).toEqual(['lore13']);
});

content('arcs', 'bc20', 'it respects what protects a rival', () => {
  const table = position()
    .guild(0, 'bc20')
    .guild(1, 'bc22', 'bc18')
    .tokens(1, 'fuel')
    .turn(0, 'administration-2')
    .answer(ability);
  expect(table.player(1).guilds.map(({ id }) => id)).toEqual(['bc18']); // only the Guardians could be taken
  expect(table.player(1).slots[0]).toBe('fuel');
  expect(table.state.court.deck.at(-1)).toBe('bc22');
});
