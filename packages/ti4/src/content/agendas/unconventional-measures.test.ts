import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session, votes } from '../../testing/index.ts';

const hands = (table: ReturnType<typeof reveal>) => [0, 1, 2].map((seat) => table.player(seat).actionCards.length);

ruling('ti4', 'ag/unconventional-measures.1', 'For: everybody who voted for it draws two action cards', () => {
  const table = reveal(session(), 'unconventional-measures');
  votes(table, { 1: 'for', 0: 'for' });
  expect(hands(table)).toEqual([2, 2, 0]);
});

ruling(
  'ti4',
  'ag/unconventional-measures.1',
  'Against: everybody who voted for it discards their hand, nobody else does',
  () => {
    const table = reveal(
      session().own(2, 'mecatol-rex').hand(0, 'plague').hand(1, 'infiltrate', 'uprising').hand(2, 'spy'),
      'unconventional-measures',
    );
    votes(table, { 1: 'for', 2: 'against' });
    expect(hands(table)).toEqual([1, 0, 1]);
    expect(table.state.decks.actionDiscard).toEqual(['infiltrate', 'uprising']);
  },
);

ruling('ti4', ['ag/unconventional-measures.1', 'ag/0.9'], 'who abstains or only decides a tie gets nothing', () => {
  const table = decide(reveal(session(), 'unconventional-measures'), 'for');
  expect(hands(table)).toEqual([0, 0, 0]);
});

content('ti4', 'agenda/unconventional-measures', 'the hand limit holds at once', () => {
  const table = reveal(
    session().hand(1, 'plague', 'infiltrate', 'uprising', 'spy', 'war-effort', 'ghost-ship'),
    'unconventional-measures',
  );
  votes(table, { 1: 'for' });
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.discard-action-card']);
  table.answer('discard:plague');
  expect(hands(table)).toEqual([0, 7, 0]);
});
