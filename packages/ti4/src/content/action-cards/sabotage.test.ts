import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/index.ts';

const use = 'use:action-card/sabotage';

function research() {
  return position()
    .goods(0, 4)
    .hand(0, 'focused-research', 'sabotage')
    .hand(1, 'sabotage')
    .hand(2, 'sabotage')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn')
    .answer('action:action-card/focused-research');
}

content('ti4', 'action-card/sabotage', 'cancels an action card of another player, but no Sabotage', () => {
  const table = research();
  expect(table.seats).toEqual([1, 2]); // everybody else, not the player of the card
  table.answerAs(1, 'pass').answerAs(2, use); // nobody can answer a Sabotage with another one
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.turn']); // no action was performed
  expect(table.player(0).tradeGoods).toBe(4); // and nothing was paid
  expect(table.player(0).technologies).toEqual([]);
  expect(table.state.decks.actionDiscard).toEqual(['sabotage', 'focused-research']);
  expect(research().answer('pass', 'pass').prompt).toBe('ti4.research');
});

ruling('ti4', ['ac/sabotage.1', 'ac/0.4'], 'only in the cancel window of a card, and one is enough', () => {
  const table = research();
  table.answerAs(1, use).answerAs(2, use);
  expect([table.player(1).actionCards, table.player(2).actionCards]).toEqual([[], ['sabotage']]);
  expect(table.options).not.toContain(use);
});

ruling('ti4', 'ac/sabotage.2', 'not against strategy cards, technologies or faction abilities', () => {
  const table = position({ factions: ['winnu', 'sol', 'hacan'] })
    .hand(1, 'sabotage')
    .hand(2, 'sabotage')
    .strategyCards(['politics'], ['trade'], ['warfare'])
    .from('turn')
    .answer('strategic:politics', 'speaker:1');
  while (table.state.turn?.seat === 0) {
    expect(table.options).not.toContain(use);
    table.answer(table.options.find((id) => id === 'pass' || id === 'decline') ?? table.options[0] ?? '');
  }
});
