import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session } from '../../testing/index.ts';

function seed(outcome: string, ...points: number[]) {
  const table = decide(reveal(session().points(...points), 'seed-of-an-empire'), outcome);
  return [0, 1, 2].map((seat) => table.player(seat).points);
}

ruling('ti4', 'ag/seed-of-an-empire.1', 'For: whoever has most points gains one, and so do all who are tied', () => {
  expect(seed('for', 3, 5, 2)).toEqual([3, 6, 2]);
  expect(seed('for', 5, 3, 5)).toEqual([6, 3, 6]);
});

ruling(
  'ti4',
  'ag/seed-of-an-empire.1',
  'Against: whoever has fewest gains one; who qualifies is known before anybody gains',
  () => {
    expect(seed('against', 3, 5, 2)).toEqual([3, 5, 3]); // seat 0 is not caught up with
    expect(seed('against', 2, 5, 2)).toEqual([3, 5, 3]);
  },
);

ruling('ti4', ['ag/seed-of-an-empire.1', 'ag/0.10'], 'the first from the speaker who reaches the goal wins', () => {
  const table = decide(reveal(session().speaker(2).points(9, 9, 9), 'seed-of-an-empire'), 'for');
  expect([table.state.winner, table.player(0).points, table.player(2).points]).toEqual([2, 9, 10]);
});

content('ti4', 'agenda/seed-of-an-empire', 'it is discarded and no law', () => {
  const table = decide(reveal(session(), 'seed-of-an-empire'), 'for');
  expect([table.state.laws, table.state.decks.agendaDiscard]).toEqual([[], ['seed-of-an-empire']]);
});
