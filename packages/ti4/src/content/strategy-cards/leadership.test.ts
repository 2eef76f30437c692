import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position } from '../../testing/index.ts';
import { strategyCard } from '../strategy-cards.ts';

function playing(prepare: (place: Position) => Position = (place) => place) {
  return prepare(position().strategyCards(['leadership']).turnOf(0)).play((g) => strategicAction(g, 0, 'leadership'));
}

content('ti4', 'strategy-card/leadership', '3 command tokens, and more for influence, also for the others', () => {
  const table = playing((place) => place.goods(0, 1));
  table.answer('pools:1-1-1', 'exhaust:jord', 'trade-goods:1', 'pools:0-1-0');
  expect(table.player(0).pools).toEqual({ tactic: 4, fleet: 5, strategy: 3 });
  expect(table.seat).toBe(1);
  table.answer('secondary', 'exhaust:nar', 'done', 'pools:1-0-0'); // influence 3
  expect(table.player(1).pools).toEqual({ tactic: 4, fleet: 3, strategy: 2 });
});

rule(
  'ti4',
  ['leadership.0', 'leadership.1', 'leadership.2', 'leadership.4', 'abilities.15'],
  'Leadership, number 1: I gain 3 tokens into pools of my choice, then one more for every 3 influence I spend',
  () => {
    expect(strategyCard('leadership').initiative).toBe(1);
    const table = playing((place) => place.goods(0, 5));
    expect(table.options).toContain('pools:0-2-1');
    expect(table.options).toHaveLength(10);
    table.answer('pools:0-2-1');
    expect(table.player(0).pools).toEqual({ tactic: 3, fleet: 5, strategy: 3 });
    expect(table.options).toEqual(['done', 'exhaust:jord', 'trade-goods:1']);
    table.answer('exhaust:jord'); // influence 2
    for (let i = 0; i < 5; i++) table.answer('trade-goods:1');
    expect(table.options).toContain('pools:2-0-0'); // 7 influence buy 2 tokens; the rest is lost
    table.answer('pools:2-0-0');
    expect(table.player(0).pools).toEqual({ tactic: 5, fleet: 5, strategy: 3 });
    expect([table.player(0).tradeGoods, table.state.planets.jord?.exhausted]).toEqual([0, true]);
    expect(table.player(0).tokens).toBe(3);
  },
);

rule('ti4', 'leadership.2', 'I may spend nothing, and gain no more tokens than I have in reinforcements', () => {
  const table = playing((place) =>
    place.goods(0, 3).with(({ players: [first] }) => {
      if (first) first.tokens = 2;
    }),
  );
  table.answer('pools:2-0-0');
  expect(table.player(0)).toMatchObject({ tokens: 0, tradeGoods: 3, pools: { tactic: 5 } });
  expect(table.seat).not.toBe(0); // nothing left to buy
});

rule(
  'ti4',
  ['leadership.3', 'command-tokens.5a'],
  'the others may buy tokens for influence, without spending one',
  () => {
    const table = playing((place) => place.goods(1, 3).goods(2, 2).exhausted('nar', 'jol', 'archon-ren', 'archon-tau'));
    table.answer('pools:3-0-0'); // Jord alone has only 2 influence
    expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
    table.answer('secondary', 'trade-goods:1', 'trade-goods:1', 'trade-goods:1', 'pools:0-1-0');
    expect(table.player(1).pools).toEqual({ tactic: 3, fleet: 4, strategy: 2 });
    expect(table.isOver).toBe(true); // seat 2 has only 2 influence and cannot buy anything
  },
);
