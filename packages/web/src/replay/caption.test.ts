import { expect, test } from 'vitest';
import type { StoryTurn } from '../games/story.ts';
import { captionOf } from './caption.ts';

const event = (seq: number) => ({ seq, key: `event ${seq}` });
const turn = (seat: number, ...seqs: number[]): StoryTurn => ({
  seat,
  title: { key: 'turn' },
  lines: seqs.map((seq) => ({ message: { key: `line ${seq}` }, events: [event(seq)] })),
  places: [],
  weight: 0,
});
const answer = { seat: 2, label: { key: 'tax' } };

test('a step is told by the lines that it added to', () => {
  const turns = [turn(0, 0, 1), turn(1, 2, 3)];
  expect(captionOf(turns, { news: [event(3)], answer })).toEqual({
    turn: turns[1],
    seat: null,
    lines: [{ key: 'line 3' }],
  });
});

test('a step of which nothing is told says what was answered', () => {
  expect(captionOf([turn(0, 0)], { news: [], answer })).toEqual({ turn: null, seat: 2, lines: [{ key: 'tax' }] });
  expect(captionOf([turn(0, 0)], { news: [], answer: null })).toBeNull();
});
