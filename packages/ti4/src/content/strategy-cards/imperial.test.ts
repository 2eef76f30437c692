import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position } from '../../testing/index.ts';
import { strategyCard } from '../strategy-cards.ts';

function playing(prepare: (place: Position) => Position = (place) => place) {
  return prepare(position().strategyCards(['imperial']).turnOf(0)).play((g) => strategicAction(g, 0, 'imperial'));
}

rule(
  'ti4',
  ['imperial.0', 'imperial.1', 'imperial.2'],
  'Imperial, number 8: I may score a public objective at once; then Mecatol Rex gives me a point',
  () => {
    expect(strategyCard('imperial').initiative).toBe(8);
    const table = playing((place) =>
      place
        .objectives('negotiate-trade-routes', 'expand-borders', 'erect-a-monument')
        .own(0, 'mecatol-rex')
        .goods(0, 5),
    );
    expect(table.options).toEqual(['score:negotiate-trade-routes', 'score:erect-a-monument', 'none']);
    table.answer('score:negotiate-trade-routes');
    expect(table.player(0)).toMatchObject({ points: 2, tradeGoods: 0, secrets: [] });
    expect(table.state.objectives[0]?.scored).toEqual([0]);
  },
);

rule('ti4', 'imperial.2', 'without Mecatol Rex I draw a secret objective instead, and need not score', () => {
  const table = playing((place) => place.objectives('negotiate-trade-routes').goods(0, 5)).answer('none');
  expect(table.player(0)).toMatchObject({ points: 0, tradeGoods: 5 });
  expect(table.player(0).secrets).toHaveLength(1);
});

content('ti4', 'strategy-card/imperial', 'the others draw a secret objective for a token', () => {
  const table = playing();
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  table.answer('secondary', 'decline');
  expect(table.state.players.map(({ secrets }) => secrets.length)).toEqual([1, 1, 0]);
  expect(table.player(1)).toMatchObject({ pools: { strategy: 1 }, tokens: 9 });
});

rule(
  'ti4',
  ['imperial.3', 'imperial.4', 'objective-cards.21a'],
  'with a fourth secret objective, scored ones counted, one that is not scored goes back into the deck',
  () => {
    const table = playing((place) =>
      place
        .secrets(1, 'mine-rare-metals', 'forge-an-alliance', 'threaten-enemies')
        .with(({ players: [, second] }) => {
          second?.secrets.shift();
          second?.scoredSecrets.push('mine-rare-metals');
        })
        .pools(2, { strategy: 0 }),
    );
    const before = table.state.decks.secrets.length;
    table.answer('secondary');
    expect(table.options).toHaveLength(3);
    expect(table.options).not.toContain('return:mine-rare-metals');
    table.answer('return:forge-an-alliance');
    expect(table.player(1).secrets).toHaveLength(2);
    expect(table.state.decks.secrets).toContain('forge-an-alliance');
    expect(table.state.decks.secrets).toHaveLength(before);
  },
);
