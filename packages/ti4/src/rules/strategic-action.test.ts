import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type StrategyCardId, strategyCard, strategyCardIds } from '../content/strategy-cards.ts';
import { type Position, position } from '../testing/index.ts';
import { strategicAction } from './strategic-action.ts';

/** Seat 0 of four performs the strategic action of a card. */
function playing(card: StrategyCardId, prepare: (place: Position) => Position = (place) => place) {
  return prepare(position({ players: 4 }).strategyCards([card]).turnOf(0)).play((g) => strategicAction(g, 0, card));
}

rule(
  'ti4',
  ['strategic-action.1', 'strategic-action.1a', 'command-tokens.5', 'strategy-cards.4'],
  'after my primary ability the others may use the secondary one, clockwise from my left; I may not',
  () => {
    const table = playing('imperial');
    expect(table.player(0).secrets).toHaveLength(1); // the primary ability comes first
    const asked: (number | undefined)[] = [];
    for (const answer of ['secondary', 'decline', 'secondary']) {
      asked.push(table.seat);
      expect(table.options).toEqual(['secondary', 'decline']);
      table.answer(answer);
    }
    expect(asked).toEqual([1, 2, 3]);
    expect(table.isOver).toBe(true);
    expect(table.state.players.map(({ secrets }) => secrets.length)).toEqual([1, 1, 0, 1]);
    expect(table.state.players.map(({ pools }) => pools.strategy)).toEqual([2, 1, 2, 1]);
    expect(table.player(1).tokens).toBe(9); // the token went back to reinforcements
  },
);

rule('ti4', ['abilities.9', 'command-tokens.5'], 'without a token in the strategy pool I am not even asked', () => {
  const table = playing('imperial', (place) => place.pools(1, { strategy: 0 }).pools(3, { strategy: 0 }));
  expect(table.seat).toBe(2);
  table.answer('decline');
  expect(table.isOver).toBe(true);
});

rule(
  'ti4',
  ['command-tokens.5a', 'strategy-cards.7'],
  'only the secondary ability of Leadership costs no token',
  () => {
    const free = strategyCardIds.filter((id) => strategyCard(id).secondaryCost === 0);
    expect(free).toEqual(['leadership', 'construction']); // the token of Construction goes to the board instead
    for (const id of strategyCardIds) {
      expect(strategyCard(id).primary).toBeTypeOf('function');
      expect(strategyCard(id).secondary).toBeTypeOf('function');
    }
  },
);

rule(
  'ti4',
  ['strategic-action.2', 'exhausted.5', 'exhausted.1', 'readied.6', 'readied.1', 'strategy-cards.2'],
  'the card is exhausted once everybody has had the chance to follow, and cannot be used again',
  () => {
    const table = position({ players: 4 })
      .strategyCards(['imperial'], ['trade'], ['politics'], ['warfare'])
      .turnOf(0)
      .from('turn');
    table.answer('strategic:imperial');
    expect(table.player(0).strategyCards).toEqual([{ id: 'imperial', exhausted: false }]);
    table.answer('decline', 'decline', 'decline');
    expect(table.player(0).strategyCards).toEqual([{ id: 'imperial', exhausted: true }]);
    const later = position({ players: 4 })
      .strategyCards(['imperial'], ['trade'], ['politics'], ['warfare'])
      .turnOf(0)
      .with(({ players: [first] }) => {
        for (const card of first?.strategyCards ?? []) card.exhausted = true;
      });
    expect(later.from('turn').options).toEqual(['tactical', 'pass']);
  },
);

rule('ti4', 'strategy-cards.3', 'only the holder of a card can use its primary ability', () => {
  const table = position().strategyCards(['leadership'], ['trade'], ['imperial']).turnOf(1).from('turn');
  expect(table.options.filter((id) => id.startsWith('strategic:'))).toEqual(['strategic:trade']);
});

rule('ti4', 'strategic-action.3', 'the parts of an ability are resolved from top to bottom', () => {
  const table = playing('politics', (place) => place.agendaDeck('core-mining', 'fleet-regulations'));
  expect([table.prompt, table.player(0).actionCards]).toEqual(['ti4.politics.speaker', []]);
  table.answer('speaker:2');
  expect(table.prompt).toBe('ti4.politics.agendas');
  expect(table.player(0).actionCards).toHaveLength(2);
});
