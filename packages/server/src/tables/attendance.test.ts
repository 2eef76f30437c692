import { expect, test } from 'vitest';
import type { Attendance } from '../storage/storage.ts';
import { type Actor, type Attended, attended, calledFrom } from './attendance.ts';
import { botSeat, personSeat } from './seating.ts';

const people = [personSeat('ann'), personSeat('ben')];
type Situation = Attended['situation'];
const after = (attendance: Attendance[], situation: Situation, actor: Actor | null, now: number, seats = people) =>
  attended(attendance, seats, {
    situation,
    actors: actor === null ? [] : [actor],
    isSameWindow: attendance.some(({ window }) => window) && situation.answered !== null,
    leftOf: () => undefined,
    now,
  });
const person = (seat: number): Actor => ({ seat, by: 'person' });
const asked = (...waitingFor: number[]): Situation => ({ waitingFor, answered: null, isOver: false });
const inWindow = (...answered: number[]): Situation => ({ waitingFor: [0, 1], answered, isOver: false });

test('a seat is asked since its decision came, whatever the others answer meanwhile', () => {
  const both = after([], asked(0, 1), null, 5);
  expect(both).toEqual([
    { askedAt: 5, missedAt: 5 },
    { askedAt: 5, missedAt: 5 },
  ]);
  expect(after(both, asked(0), person(1), 9)).toEqual([{ askedAt: 5, missedAt: 5 }, {}]);
});

test('decisions that are taken away and come again are counted, for half a day, unless their player was there', () => {
  const once = after([{ askedAt: 5, missedAt: 5 }], asked(1), null, 6);
  expect(once[0]).toEqual({ missedAt: 5, withdrawn: { since: 6, times: 1 } });
  const again = after(once, asked(0), null, 7);
  expect(again[0]).toEqual({ askedAt: 7, missedAt: 5, withdrawn: { since: 6, times: 1 } });
  expect(after(again, asked(1), null, 8)[0]).toEqual({ missedAt: 5, withdrawn: { since: 6, times: 2 } });
  expect(after(once, asked(0), null, 43_200_006)[0]).not.toHaveProperty('withdrawn');
  expect(after(again, asked(1), { seat: 0, by: 'timeout' }, 9)[0]).toEqual({ missedAt: 5 });
  expect(after(again, asked(1), person(0), 9)[0]).toEqual({});
});

test('whoever has lost their decision three times is called of the next one when that is forgotten, and not never', () => {
  const withdrawn = (times: number) => calledFrom({ withdrawn: { since: 6, times } });
  expect([calledFrom(), withdrawn(2), withdrawn(3), withdrawn(4)]).toEqual([0, 0, 43_200_006, 43_200_006]);
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
  expect(after([], asked(0), null, 5, [botSeat('random', 'ann')])).toEqual([{ askedAt: 5 }]);
  const over = { ...asked(0), isOver: true };
  expect(after([{ askedAt: 5, missedAt: 5, votes: [1] }, {}], over, person(1), 9)).toEqual([{}, {}]);
});

test('in a window everybody is asked, missing and nudged as if nobody had answered, until all have', () => {
  const open = after([{}, { nudge: { by: 0, at: 9 } }], inWindow(1), { seat: 1, by: 'passing' }, 5);
  expect(open.map(({ askedAt, missedAt }) => [askedAt, missedAt])).toEqual([
    [5, 5],
    [5, 5],
  ]);
  const answered = after(open, inWindow(1, 0), person(0), 8);
  expect(answered).toEqual([
    { askedAt: 5, missedAt: 5, window: { answered: 'here' } },
    { askedAt: 5, missedAt: 5, nudge: { by: 0, at: 9 }, window: { answered: 'here' } },
  ]);
  expect(after(answered, inWindow(1), null, 9)[0]).toEqual({ askedAt: 5, missedAt: 5, window: {} }); // taken back
  expect(after(answered, asked(1), person(0), 9)).toEqual([{}, { askedAt: 9, missedAt: 9, nudge: { by: 0, at: 9 } }]);
});

test('whose time runs out in a window is missing', () => {
  const open = after([{}, {}], inWindow(), null, 5);
  const out = after(open, inWindow(0), { seat: 0, by: 'timeout' }, 8);
  expect(after(out, asked(1), person(1), 9)[0]).toEqual({ missedAt: 5 });
});
