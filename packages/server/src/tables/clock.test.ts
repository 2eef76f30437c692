import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadline, isOut, leftAt, movedClock, startClock } from './clock.ts';

const turn = { kind: 'turn', seconds: 10, onTimeout: 'bot' } as const;
const total = { kind: 'total', seconds: 10, onTimeout: 'skip' } as const;

test('only the time of those waited for runs', () => {
  const clock = startClock(total, 2, 1000)!;
  expect(leftAt(clock, [0], 4000)).toEqual([7000, 10_000]);
  expect(leftAt(clock, [0], 99_000)).toEqual([0, 10_000]);
  expect(deadline(clock, [0])).toBe(11_000);
  expect(deadline(clock, [])).toBeNull();
  expect(isOut(clock, 0, 10_999)).toBe(false);
  expect(isOut(clock, 0, 11_000)).toBe(true);
});

test('a turn begins with all its time, and several decisions of one turn share it', () => {
  const clock = startClock(turn, 2, 0);
  const inTurn = movedClock(turn, clock, [0], [0], 4000);
  expect(inTurn?.left).toEqual([6000, 10_000]);
  const next = movedClock(turn, inTurn, [0], [1], 5000);
  expect(next?.left).toEqual([5000, 10_000]);
  expect(movedClock(turn, next, [1], [0], 6000)?.left).toEqual([10_000, 9000]);
});

test('an answer that is taken back brings no new time', () => {
  let clock = movedClock(turn, startClock(turn, 2, 0), [0], [1], 7000);
  clock = movedClock(turn, clock, [1], [0], 8000, true);
  expect(clock?.left[0]).toBe(3000);
  clock = movedClock(turn, clock, [0], [1], 9000);
  expect(clock?.left).toEqual([2000, 10_000]);
  expect(movedClock(turn, clock, [1], [0], 9500, true)?.left[0]).toBe(2000);
});

test('a total is never filled up again', () => {
  const moves = fc.array(fc.record({ seat: fc.nat(2), after: fc.nat(4000) }));
  fc.assert(
    fc.property(moves, (list) => {
      let clock = startClock(total, 3, 0);
      let running = [0];
      for (const { seat, after } of list) {
        const before = clock!.left;
        clock = movedClock(total, clock, running, [seat], clock!.at + after);
        running = [seat];
        for (const [i, left] of clock!.left.entries()) expect(left).toBeLessThanOrEqual(before[i]!);
      }
    }),
  );
});

test('the time of a seat that rests stands still until then, and no longer', () => {
  const clock = { ...startClock(total, 2, 1000)!, rests: [5000, undefined] };
  expect(leftAt(clock, [0, 1], 4000)).toEqual([10_000, 7000]);
  expect(leftAt(clock, [0], 7000)).toEqual([8000, 10_000]);
  expect(deadline(clock, [0])).toBe(15_000);
  expect([isOut(clock, 0, 14_999), isOut(clock, 0, 15_000)]).toEqual([false, true]);
  expect(leftAt({ ...clock, at: 6000 }, [0], 7000)).toEqual([9000, 10_000]);
});

test('without a clock there is none', () => {
  expect(startClock({ kind: 'none' }, 2, 0)).toBeNull();
  expect(movedClock({ kind: 'none' }, null, [0], [1], 5)).toBeNull();
  expect(isOut(null, 0, 1e15)).toBe(false);
});
