import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import '../index.ts';
import { actionCard, actionCardIds, actionCardsInGame, actionDeck } from './action-cards.ts';
import { agenda, agendaDeck, agendaIds } from './agendas.ts';

test('the deck has every action card of the box, once or four times', () => {
  expect(actionCardsInGame()).toEqual(actionCardIds);
  for (const id of actionCardIds) {
    expect([1, 4]).toContain(actionCard(id).copies);
    expect(actionDeck().filter((card) => card === id)).toHaveLength(actionCard(id).copies);
  }
});

rule('ti4', 'agenda-cards.1', 'agendas are laws or directives, each of them once in the deck; both may elect', () => {
  expect(agendaDeck()).toEqual(agendaIds);
  for (const kind of ['law', 'directive']) {
    const votes = agendaDeck().flatMap((id) => (agenda(id).kind === kind ? [agenda(id).vote] : []));
    expect(votes).toContain('for-against');
    expect(votes.some((vote) => vote !== 'for-against')).toBe(true);
  }
});
