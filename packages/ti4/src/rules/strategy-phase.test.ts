import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Agenda, AgendaId } from '../content/agendas.ts';
import { strategyCardIds } from '../content/strategy-cards.ts';
import { declining, position, type Table } from '../testing/index.ts';
import { eliminate } from './elimination.ts';
import { strategyPhase } from './strategy-phase.ts';
import { initiativeOf, initiativeOrder, planetAt, planetsOf, player } from './table.ts';

/** A law with a delayed effect. */
const delaying: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  *resolve() {},
  *delayed(g, outcome, seats) {
    for (const seat of seats) player(g, seat).tradeGoods += outcome === 'against' ? 1 : 2;
  },
};

/** Everybody takes the first card that is left. */
function takeFirst(table: Table, times: number): Table {
  for (let i = 0; i < times; i++) table.answer(table.options[0] ?? '');
  return table;
}

const offered = strategyCardIds.map((id) => `strategy:${id}`);

rule(
  'ti4',
  ['strategy-phase.0', 'strategy-phase.1', 'speaker.1', 'speaker.0', 'strategy-cards.1', 'strategy-cards.8a'],
  'from the speaker on clockwise everybody chooses one of the strategy cards in the middle',
  () => {
    const table = position({ players: 5 }).speaker(3).from('strategy');
    expect([table.state.phase, table.seat, table.options]).toEqual(['strategy', 3, offered]);
    table.answer('strategy:trade');
    expect(table.player(3).strategyCards).toEqual([{ id: 'trade', exhausted: false }]);
    expect(table.seat).toBe(4);
    table.answer('strategy:leadership');
    expect(table.seat).toBe(0);
  },
);

rule(
  'ti4',
  ['strategy-phase.1b', 'strategy-cards.8'],
  'a card that somebody has taken is no longer there for others',
  () => {
    const table = position({ players: 6 }).from('strategy').answer('strategy:warfare');
    expect(table.options).toEqual(offered.filter((id) => id !== 'strategy:warfare'));
    expect(table.state.strategyCards).not.toHaveProperty('warfare');
  },
);

rule('ti4', 'strategy-phase.1a', 'I gain the trade goods that lie on the card I take', () => {
  const table = position({ players: 5 })
    .with((g) => {
      g.strategyCards.imperial = 2;
    })
    .from('strategy')
    .answer('strategy:imperial');
  expect(table.player(0).tradeGoods).toBe(2);
  table.answer('strategy:trade');
  expect(table.player(1).tradeGoods).toBe(0);
});

rule(
  'ti4',
  ['strategy-phase.1c', 'strategy-phase.2'],
  'with three players everybody takes a second card, again from the speaker on, and two cards are left',
  () => {
    const table = position({ players: 3 }).speaker(1).from('strategy');
    const seats: (number | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      seats.push(table.seat);
      table.answer(table.options[0] ?? '');
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0]);
    expect(table.player(1).strategyCards.map(({ id }) => id)).toEqual(['leadership', 'construction']);
    expect(table.state.strategyCards).toEqual({ technology: 1, imperial: 1 });
  },
);

rule(
  'ti4',
  ['strategy-phase.2a', 'strategy-phase.1c'],
  'with four players all eight cards are taken and no trade goods are placed',
  () => {
    // The last card is taken without asking.
    const table = takeFirst(position({ players: 4 }).from('strategy'), 7);
    expect(table.state.strategyCards).toEqual({});
    expect(table.state.players.map((each) => each.strategyCards.length)).toEqual([2, 2, 2, 2]);
    expect(table.state.players.map((each) => each.tradeGoods)).toEqual([0, 0, 0, 0]);
  },
);

rule(
  'ti4',
  ['strategy-phase.2', 'strategy-phase.2b'],
  'with five players one card each; a trade good is added to each card left, then the action phase begins',
  () => {
    const place = position({ players: 5 }).with((g) => {
      g.strategyCards.imperial = 1;
    });
    const table = takeFirst(place.from('strategy'), 5);
    expect(table.state.strategyCards).toEqual({ warfare: 1, technology: 1, imperial: 2 });
    expect([table.state.phase, table.seat]).toEqual(['action', 0]);
  },
);

rule(
  'ti4',
  'elimination.9',
  'a game that began with five players keeps to one card each when only four are left',
  () => {
    const table = position({ players: 5 }).play(function* (g) {
      for (const id of planetsOf(g, 1)) planetAt(g, id).owner = null;
      yield* eliminate(g, 1);
      yield* strategyPhase(g);
    });
    takeFirst(table, 4);
    expect(table.isOver).toBe(true);
    expect(table.state.players.map((each) => each.strategyCards.length)).toEqual([1, 0, 1, 1, 1]);
  },
);

test('whoever kept their strategy cards chooses none', () => {
  const table = position({ players: 5 }).strategyCards([], ['trade']).from('strategy');
  const seats: (number | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    seats.push(table.seat);
    table.answer(table.options[0] ?? '');
  }
  expect(seats).toEqual([0, 2, 3, 4]);
  expect(table.player(1).strategyCards).toEqual([{ id: 'trade', exhausted: false }]);
});

test('a card can be refused me: its trade goods stay and I take another one', () => {
  const table = position({ players: 5 })
    .hand(1, 'public-disgrace')
    .with((g) => {
      g.strategyCards.trade = 2;
    })
    .from('strategy');
  declining(table).answer('strategy:trade');
  expect(table.seat).toBe(1);
  table.answer('use:action-card/public-disgrace');
  expect([table.seat, table.options]).toEqual([0, offered.filter((id) => id !== 'strategy:trade')]);
  table.answer('strategy:imperial');
  expect(table.player(0).strategyCards).toEqual([{ id: 'imperial', exhausted: false }]);
  expect([table.state.strategyCards.trade, table.player(0).tradeGoods]).toEqual([2, 0]);
});

rule(
  'ti4',
  [
    'initiative-order.1',
    'initiative-order.2',
    'initiative-order.2a',
    'strategy-cards.0',
    'strategy-cards.6',
    'strategy-cards.2',
    'strategy-cards.2b',
  ],
  'the numbers of our strategy cards give the order, exhausted or not; cards nobody took do not count',
  () => {
    const place = position({ players: 5 }).strategyCards(
      ['imperial'],
      ['politics'],
      ['warfare'],
      ['diplomacy'],
      ['construction'],
    );
    expect(initiativeOrder(place.state)).toEqual([3, 1, 4, 2, 0]);
    for (const { strategyCards } of place.state.players) for (const card of strategyCards) card.exhausted = true;
    expect(initiativeOrder(place.state)).toEqual([3, 1, 4, 2, 0]);
  },
);

rule('ti4', 'initiative-order.3', 'of two strategy cards the lower number counts', () => {
  const { state } = position().strategyCards(['imperial', 'construction'], ['trade', 'politics'], ['warfare', 'trade']);
  expect(state.players.map((_, seat) => initiativeOf(state, seat))).toEqual([4, 3, 5]);
  expect(initiativeOrder(state)).toEqual([1, 0, 2]);
});

test('what an agenda has put off happens as the next strategy phase begins, once', () => {
  const table = position({ players: 5 })
    .lend({ agendas: { 'made-up-delay': delaying } })
    .with((g) => {
      g.delayed = [{ agenda: 'made-up-delay' as AgendaId, outcome: 'against', seats: [1, 2] }];
    })
    .from('strategy');
  expect(table.state.players.map(({ tradeGoods }) => tradeGoods)).toEqual([0, 1, 1, 0, 0]);
  expect(table.state.delayed).toEqual([]);
});
