import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

rule('arcs', 'secure.1', 'a card is secured by more agents than each single Rival has on it', () => {
  const table = position()
    .court(['bc02', 3, 2, 2], ['bc03', 2, 2], ['bc04', 1], ['bc05', 0, 1])
    .turn(0, 'aggression-2')
    .answer('secure');
  expect(table.options).toEqual(['card:bc02', 'card:bc04']);
  table.answer('card:bc02');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc02']);
});

rule('arcs', 'secure.1', 'without such a card there is no Secure', () => {
  const table = position().court(['bc02', 1, 1], ['bc03', 0, 2], 'bc04').turn(0, 'aggression-2');
  expect(table.options).toEqual(['end-turn']);
});

rule('arcs', 'secure.2', 'own agents go home and all Rival agents on the card become Captives', () => {
  const table = position().court(['bc02', 4, 2, 3], ['bc03', 1, 1]).turn(0, 'aggression-2').answer('secure');
  expect(table.player(0).agents).toBe(9);
  expect(table.player(0).captives).toEqual([0, 2, 3]);
  expect(table.player(0).trophies.map(({ agents }) => agents)).toEqual([0, 0, 0]);
  expect(table.state.court.row[1]).toEqual({ card: 'bc03', agents: [1, 1, 0] });
});

rule('arcs', 'secure.3', 'a Guild card stays with its new owner', () => {
  const table = position().court(['bc18', 1]).turn(0, 'aggression-2').answer('secure');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc18']);
  expect(table.state.court.discard).toEqual([]);
});

rule('arcs', 'secure.3', 'a Vox card takes effect at once and then leaves for the discard pile', () => {
  // Call to Action: draw an action card.
  const table = position().court(['bc31', 1]).hand(0, 'construction-2').turn(0, 'aggression-2').answer('secure');
  expect(table.player(0).hand).toHaveLength(2);
  expect(table.player(0).guilds).toEqual([]);
  expect(table.state.court.discard).toEqual(['bc31']);
});

rule('arcs', 'secure.4', 'the position is refilled from the top of the Court deck, without agents', () => {
  const table = position()
    .court('bc02', ['bc03', 1, 0, 0], 'bc04')
    .courtDeck('bc20', 'bc21')
    .turn(0, 'aggression-2')
    .answer('secure');
  expect(table.state.court.row.map((slot) => slot?.card)).toEqual(['bc02', 'bc20', 'bc04']);
  expect(table.state.court.row[1]?.agents).toEqual([0, 0, 0]);
  expect(table.state.court.deck[0]).toBe('bc21');
});

rule('arcs', 'secure.4', 'while a Vox card is being resolved its position is still empty', () => {
  // Mass Uprising asks for a cluster.
  const table = position().court(['bc26', 1], 'bc03').courtDeck('bc20').turn(0, 'aggression-2').answer('secure');
  expect(table.options).toContain('cluster:5');
  expect(table.state.court.row[0]).toBeNull();
  table.answer('cluster:5');
  expect(table.state.court.row.map((slot) => slot?.card)).toEqual(['bc20', 'bc03']);
});

rule('arcs', 'secure.4', 'an empty Court deck leaves the position empty', () => {
  const table = position()
    .court(['bc02', 1], ['bc03', 1])
    .with((g) => {
      g.court.discard = g.court.deck.splice(0);
    })
    .turn(0, 'aggression-2')
    .answer('secure', 'card:bc02');
  expect(table.state.court.row).toEqual([null, { card: 'bc03', agents: [1, 0, 0] }]);
  expect(table.state.court.deck).toEqual([]);
  // What is left can still be secured.
  table.answer('secure');
  expect(table.state.court.row).toEqual([null, null]);
});

rule('arcs', 'secure.1', 'cards that cannot be secured say why', () => {
  const table = position()
    .court(['bc02', 1], ['bc03', 1, 1], ['bc04', 2, 1], 'bc05')
    .turn(0, 'aggression-2')
    .answer('secure');
  expect(table.match.blocked(0).map(({ target, rule }) => [target, rule])).toEqual([
    ['card:bc03', 'secure.1'],
    ['card:bc05', 'secure.1'],
  ]);
});
