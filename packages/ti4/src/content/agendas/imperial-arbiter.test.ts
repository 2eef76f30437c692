import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { initiativeOrder } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import { decide, type Position, position, reveal, session, type Table } from '../../testing/index.ts';

const id = 'imperial-arbiter';
const use = `use:law/${id}`;
const cardsOf = (table: Table, seat: number) => table.player(seat).strategyCards.map(({ id: card }) => card);

/** All take two cards: seat 0 leadership and construction, seat 1 diplomacy and trade, seat 2 politics and warfare. */
function picked(made: Position): Table {
  return made
    .from('strategy')
    .answer('strategy:leadership', 'strategy:diplomacy', 'strategy:politics')
    .answer('strategy:construction', 'strategy:trade', 'strategy:warfare');
}

const owned = (owner = 1) => position().law(id, `player-${owner}`, owner);

ruling('ti4', [`ag/${id}.1`, 'ag/elect-player.1', 'ag/0.11'], 'a player is elected and owns the card', () => {
  const table = reveal(session(), id);
  expect(table.state.agenda?.outcomes).toEqual(['player-0', 'player-1', 'player-2']);
  decide(table, 'player-1');
  expect(table.state.laws).toMatchObject([{ id, owner: 1, planet: null }]);
});

ruling('ti4', `ag/${id}.1`, 'the owner swaps any of their cards for any of another player, who cannot refuse', () => {
  const table = picked(owned());
  expect([table.seats, table.options]).toEqual([[1], [use, 'pass']]);
  table.answer(use);
  expect(table.options).toEqual(['card:diplomacy', 'card:trade']);
  table.answer('card:trade');
  expect(table.options).toEqual(['card:politics', 'card:warfare', 'card:leadership', 'card:construction']);
  table.answer('card:leadership');
  expect([cardsOf(table, 0).toSorted(), cardsOf(table, 1).toSorted()]).toEqual([
    ['construction', 'trade'],
    ['diplomacy', 'leadership'],
  ]);
  expect(table.state.laws).toEqual([]);
  expect(table.state.decks.agendaDiscard).toEqual([id]);
  expect(initiativeOrder(table.state as Ti4)).toEqual([1, 2, 0]); // by the new cards
});

ruling('ti4', `ag/${id}.1`, 'trade goods that came with a card stay where they are', () => {
  const table = picked(
    owned().with((g) => {
      g.strategyCards.leadership = 3;
    }),
  ).answer(use, 'card:trade', 'card:leadership');
  expect([0, 1].map((seat) => table.player(seat).tradeGoods)).toEqual([3, 0]);
});

content('ti4', `agenda/${id}`, 'the owner may keep it for another round; others cannot use it', () => {
  const table = picked(owned()).answer('pass');
  expect(table.state.laws).toHaveLength(1);
  expect(table.state.phase).toBe('action');
  expect(cardsOf(table, 1)).toEqual(['diplomacy', 'trade']);
});

content('ti4', `agenda/${id}`, 'without it nobody is asked', () => {
  expect(picked(position()).state.phase).toBe('action');
});
