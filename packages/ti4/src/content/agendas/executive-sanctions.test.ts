import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { drawActionCards } from '../../rules/action-cards.ts';
import { repeal } from '../../rules/laws.ts';
import { decide, position, reveal, session, votes } from '../../testing/index.ts';

const id = 'executive-sanctions';
const five = ['parley', 'bunker', 'intercept', 'flank-speed', 'spy'] as const;

ruling('ti4', `ag/${id}.1`, 'For: who holds more than three cards discards down to three at once, as they like', () => {
  const table = reveal(
    session()
      .hand(0, ...five)
      .hand(1, 'plague', 'infiltrate', 'upgrade')
      .hand(2, 'salvage', 'uprising', 'sabotage', 'disable'),
    id,
  );
  votes(table, { 1: 'for' });
  expect([table.seat, table.prompt, table.options]).toEqual([
    0,
    'ti4.discard-action-card',
    five.map((card) => `discard:${card}`),
  ]);
  table.answer('discard:spy', 'discard:bunker');
  expect(table.seat).toBe(2); // seat 1 has three
  table.answer('discard:disable');
  expect(table.player(0).actionCards).toEqual(['parley', 'intercept', 'flank-speed']);
  expect([1, 2].map((seat) => table.player(seat).actionCards.length)).toEqual([3, 3]);
  expect(table.state.laws.map((law) => law.id)).toEqual([id]);
});

ruling('ti4', `ag/${id}.1`, 'the limit holds for cards drawn later, but not for who has no limit', () => {
  const draw = (made: ReturnType<typeof position>) =>
    made
      .hand(0, 'parley', 'bunker', 'intercept')
      .law(id, 'for')
      .play((g) => drawActionCards(g, 0, 1));
  expect(draw(position()).prompt).toBe('ti4.discard-action-card');
  const crafty = { modify: { handLimit: () => Number.POSITIVE_INFINITY }, prevails: ['handLimit'] } as const;
  const free = draw(position().ability(0, crafty));
  expect([free.isOver, free.player(0).actionCards.length]).toEqual([true, 4]);
});

ruling('ti4', `ag/${id}.1`, 'Against: everybody with cards loses one of them by chance', () => {
  const table = reveal(
    session()
      .hand(0, ...five)
      .hand(2, 'salvage')
      .chance(3, 0),
    id,
  );
  decide(table, 'against');
  expect([0, 1, 2].map((seat) => table.player(seat).actionCards.length)).toEqual([4, 0, 0]);
  expect(table.player(0).actionCards).not.toContain('flank-speed');
  expect(table.state.decks.actionDiscard).toEqual(['flank-speed', 'salvage']);
  expect(table.state.laws).toEqual([]);
  expect(table.state.decks.agendaDiscard).toContain(id);
});

ruling('ti4', `ag/${id}.1`, 'when the law leaves play seven cards may be held again, and nothing is drawn', () => {
  const table = position()
    .hand(0, 'parley', 'bunker', 'intercept')
    .law(id, 'for')
    .play(function* (g) {
      yield* repeal(g, id);
      yield* drawActionCards(g, 0, 4);
    });
  expect([table.isOver, table.player(0).actionCards.length]).toEqual([true, 7]);
});

content('ti4', `agenda/${id}`, 'a hand within the limit is left alone', () => {
  const table = decide(reveal(session().hand(1, 'parley', 'bunker', 'spy'), id), 'for');
  expect(table.state.agenda?.number).toBe(2);
  expect(table.state.decks.actionDiscard).toEqual([]);
});
