import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session, votes } from '../../testing/index.ts';

const points = (table: ReturnType<typeof reveal>) => [0, 1, 2].map((seat) => table.player(seat).points);

ruling('ti4', 'ag/mutiny.1', 'For: everybody who voted for it gains a point', () => {
  const table = reveal(session().own(1, 'quann', 'lodor').points(0, 0, 3), 'mutiny');
  votes(table, { 1: 'for', 2: 'against', 0: 'for' });
  expect(points(table)).toEqual([1, 1, 3]);
});

ruling(
  'ti4',
  ['ag/mutiny.1', 'ag/0.9'],
  'Against: everybody who voted for it loses a point, but nobody has less than none',
  () => {
    const table = reveal(session().own(2, 'mecatol-rex').points(0, 3, 3), 'mutiny');
    votes(table, { 1: 'for', 2: 'against', 0: 'for' });
    expect(points(table)).toEqual([0, 2, 3]);
  },
);

ruling('ti4', ['ag/mutiny.1', 'ag/0.9'], 'the speaker who only decides has not voted', () => {
  const table = decide(reveal(session().points(1, 1, 1), 'mutiny'), 'for');
  expect(points(table)).toEqual([1, 1, 1]);
});

ruling(
  'ti4',
  ['ag/mutiny.1', 'ag/0.10'],
  'points are gained one by one from the speaker on: the first to reach the goal wins',
  () => {
    const table = reveal(session().speaker(1).points(9, 9, 9), 'mutiny');
    votes(table, { 2: 'for', 0: 'for', 1: 'for' });
    expect([table.isOver, table.state.winner]).toEqual([true, 1]);
    expect(points(table)).toEqual([9, 10, 9]);
  },
);

content('ti4', 'agenda/mutiny', 'whoever votes against neither gains nor loses', () => {
  const table = reveal(session().points(2, 2, 2), 'mutiny');
  votes(table, { 1: 'against' });
  expect(points(table)).toEqual([2, 2, 2]);
  expect(table.state.decks.agendaDiscard).toEqual(['mutiny']);
});
