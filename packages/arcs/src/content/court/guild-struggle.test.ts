import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';
import type { CourtCardId } from '../ids.ts';
import { isGuildCard } from '../registry.ts';

/** Seat 0 secures the card while these lie in the Court discard. */
const start = (...discard: CourtCardId[]) =>
  position()
    .court(['bc30', 1])
    .with((g) => {
      g.court.deck = g.court.deck.filter((id) => !discard.includes(id));
      g.court.discard = discard;
    });

content('arcs', 'bc30', 'a Guild card of any rival may be stolen, but no token', () => {
  const table = start()
    .tokens(1, 'fuel')
    .guild(1, 'bc18', 'bc02')
    .guild(2, 'bc24')
    .guild(0, 'bc25')
    .turn(0, 'aggression-2')
    .answer('secure');
  expect(table.options).toEqual(['steal:1.bc18', 'steal:1.bc02', 'steal:2.bc24', 'skip:bc30']);
  table.answer('steal:2.bc24');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc25', 'bc24']);
  expect(table.player(2).guilds).toEqual([]);
});

content('arcs', 'bc30', 'all Guild cards of the Court discard go back into the deck, Vox cards stay', () => {
  const table = start('bc03', 'bc31', 'bc04').guild(1, 'bc18').turn(0, 'aggression-2');
  const before = table.state.court.deck.length;
  table.answer('secure', 'skip:bc30');
  expect(table.state.court.discard).toEqual(['bc31', 'bc30']);
  const { deck, row } = table.state.court;
  expect(deck).toHaveLength(before + 1); // two came, one was revealed
  const found = [...deck, row[0]?.card];
  expect(found).toContain('bc03');
  expect(found).toContain('bc04');
  expect(table.player(1).guilds.map(({ id }) => id)).toEqual(['bc18']);
});

content('arcs', 'bc30', 'the deck is shuffled', () => {
  const table = start('bc03').turn(0, 'aggression-2');
  const before = [...table.state.court.deck];
  table.answer('secure');
  const after = [table.state.court.row[0]?.card, ...table.state.court.deck];
  expect(after).not.toEqual([...before, 'bc03']);
  expect(after.toSorted()).toEqual([...before, 'bc03'].toSorted());
});

content('arcs', 'bc30', 'without anything to steal the deck is restocked all the same', () => {
  const table = start('bc03').turn(0, 'aggression-2').answer('secure');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.state.court.discard.filter(isGuildCard)).toEqual([]);
});

content('arcs', 'bc30', 'stolen Sworn Guardians are buried, and the deck is shuffled with them', () => {
  const held = start().guild(1, 'bc22', 'bc18');
  const others = held.state.court.deck.length;
  // The last card, the Guardians, changes places with the first; all others stay where they are.
  const stay = Array.from({ length: others - 1 }, (_, i) => others - 1 - i);
  const table = held
    .chance(0, ...stay)
    .turn(0, 'aggression-2')
    .answer('secure', 'steal:1.bc22');
  expect(table.state.court.row[0]?.card).toBe('bc22');
  expect(table.player(0).guilds).toEqual([]);
  expect(table.player(1).guilds.map(({ id }) => id)).toEqual(['bc18']);
});

content('arcs', 'bc30', 'it respects what protects a rival', () => {
  const table = start().guild(1, 'bc22', 'bc18').turn(0, 'aggression-2').answer('secure');
  expect(table.options).toEqual(['steal:1.bc22', 'skip:bc30']);
});
