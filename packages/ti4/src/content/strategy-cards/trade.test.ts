import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position } from '../../testing/index.ts';
import { faction } from '../factions.ts';
import { strategyCard } from '../strategy-cards.ts';

/** Seats: Sol, Jol-Nar, Xxcha, Yssaril. */
function playing(prepare: (place: Position) => Position = (place) => place) {
  const place = position({ players: 4 }).strategyCards(['trade']).turnOf(0);
  return prepare(place).play((g) => strategicAction(g, 0, 'trade'));
}

rule(
  'ti4',
  ['trade.0', 'trade.1', 'trade.2', 'trade.3', 'trade.3a'],
  'Trade, number 5: I gain 3 trade goods and take commodities up to my commodity value',
  () => {
    expect(strategyCard('trade').initiative).toBe(5);
    const table = playing((place) => place.goods(0, 1, 2));
    expect(table.player(0)).toMatchObject({ tradeGoods: 4, commodities: faction('sol').commodities });
    expect(table.prompt).toBe('ti4.trade.invite');
  },
);

rule(
  'ti4',
  ['trade.4', 'trade.4a', 'trade.4b'],
  'I choose any number of others, who replenish once and pay nothing, like it or not',
  () => {
    const table = playing();
    expect(table.options).toEqual(['done', 'invite:1', 'invite:2', 'invite:3']);
    table.answer('invite:3', 'invite:1', 'done');
    expect([table.seat, table.options]).toEqual([2, ['secondary', 'decline']]); // only seat 2 decides
    expect(table.player(1).commodities).toBe(faction('jol-nar').commodities);
    expect(table.player(3).commodities).toBe(0); // in turn, after seat 2
    table.answer('decline');
    expect(table.isOver).toBe(true);
    expect(table.player(3).commodities).toBe(faction('yssaril').commodities);
    expect(table.state.players.map(({ pools }) => pools.strategy)).toEqual([2, 2, 2, 2]);
  },
);

content('ti4', 'strategy-card/trade', 'the others replenish commodities for a token', () => {
  const table = playing().answer('done');
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  table.answer('secondary', 'decline', 'secondary');
  expect(table.state.players.map(({ commodities }) => commodities)).toEqual(
    [0, 1, 2, 3].map((seat) =>
      seat === 2 ? 0 : faction((['sol', 'jol-nar', 'xxcha', 'yssaril'] as const)[seat] ?? 'sol').commodities,
    ),
  );
});

rule('ti4', 'trade.5', 'each other player in turn may pay a token of the strategy pool for it', () => {
  const table = playing((place) => place.pools(1, { strategy: 0 })).answer('done');
  expect(table.seat).toBe(2);
  table.answer('secondary', 'decline');
  expect(table.player(2)).toMatchObject({ pools: { strategy: 1 }, tokens: 9 });
  expect(table.player(3)).toMatchObject({ pools: { strategy: 2 }, commodities: 0 });
});
