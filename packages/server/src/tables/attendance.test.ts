import { expect, test } from 'vitest';
import type { Attendance } from '../storage/storage.ts';
import { type Actor, attended } from './attendance.ts';
import { botSeat, personSeat } from './seating.ts';

const people = [personSeat('ann'), personSeat('ben')];
const after = (attendance: Attendance[], situation: ReturnType<typeof asked>, actor: Actor | null, now: number) =>
  attended(attendance, people, situation, actor, now);
const person = (seat: number): Actor => ({ seat, by: 'person' });
const asked = (...waitingFor: number[]) => ({ waitingFor, isOver: false });

test('a seat is asked since its decision came, whatever the others answer meanwhile', () => {
  const both = after([], asked(0, 1), null, 5);
  expect(both).toEqual([
    { askedAt: 5, missedAt: 5 },
    { askedAt: 5, missedAt: 5 },
  ]);
  expect(after(both, asked(0), person(1), 9)).toEqual([{ askedAt: 5, missedAt: 5 }, {}]);
});

test('the next decision of whoever has answered is a new one', () => {
  expect(after([{ askedAt: 5, missedAt: 5 }], asked(0), person(0), 9)).toEqual([{ askedAt: 9, missedAt: 9 }, {}]);
});

test('whoever is out of time again and again is missing since the first time, until they answer themselves', () => {
  const out: Actor = { seat: 0, by: 'timeout' };
  const before = [{ askedAt: 5, missedAt: 5, votes: [1] }];
  expect(after(before, asked(1), out, 9)[0]).toEqual({ missedAt: 5, votes: [1] });
  expect(after(after(before, asked(1), out, 9), asked(0), person(1), 12)[0]).toEqual({
    askedAt: 12,
    missedAt: 5,
    votes: [1],
  });
  expect(after(before, asked(1), person(0), 9)[0]).toEqual({});
});

test('nobody is missing at a bot, and nobody is asked when the game is over', () => {
  expect(attended([], [botSeat('random', 'ann')], asked(0), null, 5)).toEqual([{ askedAt: 5 }]);
  const over = { waitingFor: [0], isOver: true };
  expect(after([{ askedAt: 5, missedAt: 5, votes: [1] }, {}], over, person(1), 9)).toEqual([{}, {}]);
});
