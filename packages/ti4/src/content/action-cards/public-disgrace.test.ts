import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, position } from '../../testing/index.ts';

const use = 'use:action-card/public-disgrace';

function choosing() {
  const table = position()
    .with((g) => {
      g.strategyCards.imperial = 2;
    })
    .hand(2, 'public-disgrace')
    .from('strategy');
  return declining(table).answer('strategy:imperial');
}

content('ti4', 'action-card/public-disgrace', 'a player who chooses a strategy card must take another one', () => {
  const table = choosing();
  expect(table.seat).toBe(2);
  table.answer(use);
  expect(table.seat).toBe(0);
  expect(table.options).not.toContain('strategy:imperial');
  table.answer('strategy:trade');
  expect(table.player(0).strategyCards.map(({ id }) => id)).toEqual(['trade']);
  expect(table.seat).toBe(1);
});

ruling('ti4', 'ac/public-disgrace.1', 'before they get the card; its trade goods stay on it', () => {
  const table = choosing();
  expect(table.player(0)).toMatchObject({ strategyCards: [], tradeGoods: 0 });
  table.answer(use, 'strategy:trade');
  expect([table.player(0).tradeGoods, table.state.strategyCards.imperial]).toEqual([0, 2]);
});

ruling('ti4', 'ac/public-disgrace.2', 'with no other card left they keep the one they named', () => {
  const table = position({ players: 5 })
    .strategyCards([], ['leadership'], ['diplomacy'], ['politics'], ['construction'])
    .with((g) => {
      g.strategyCards = { imperial: 1 };
    })
    .hand(1, 'public-disgrace')
    .from('strategy');
  declining(table, 'public-disgrace').answer(use);
  expect(table.player(0)).toMatchObject({ strategyCards: [{ id: 'imperial' }], tradeGoods: 1 });
  expect(table.state.decks.actionDiscard).toEqual(['public-disgrace']);
});

ruling('ti4', 'ac/public-disgrace.2', 'not when cards are swapped', () => {
  const table = position()
    .law('imperial-arbiter', 'player-0', 0)
    .strategyCards(['leadership', 'trade'], ['diplomacy', 'warfare'], ['politics', 'imperial'])
    .hand(2, 'public-disgrace')
    .from('strategy');
  while (!table.options.includes('use:law/imperial-arbiter')) table.answer('pass');
  table.answer('use:law/imperial-arbiter');
  while (table.state.phase === 'strategy' && table.seat !== undefined) {
    expect(table.options).not.toContain(use);
    table.answer(table.options[0] ?? '');
  }
  expect(table.state.laws).toEqual([]);
});

ruling('ti4', 'ac/public-disgrace.3', 'the refused card may be the second one they take', () => {
  const table = choosing().answer(use, 'strategy:trade');
  declining(table).answer('strategy:leadership');
  declining(table).answer('strategy:warfare');
  expect([declining(table).seat, table.options.includes('strategy:imperial')]).toEqual([0, true]);
});

content('ti4', 'action-card/public-disgrace', 'not against oneself', () => {
  const table = position().hand(0, 'public-disgrace').from('strategy');
  declining(table).answer('strategy:imperial');
  expect(declining(table, 'public-disgrace').options).not.toContain(use);
});
