import { expect, test } from 'vitest';
import type { StoredTable } from '../storage/storage.ts';
import { claimOf, clockFaceOf, deadlineOf, firstProgress, nextProgress } from './progress.ts';
import { botSeat, personSeat } from './seating.ts';

const table = (host: string, network: string, seats: StoredTable['seats']) => ({ host, network, seats }) as StoredTable;
const bots = [botSeat('random'), botSeat('random')];

test('all guests of a network think in one name', () => {
  expect(claimOf(table('ann', 'a', bots), true)).toEqual(claimOf(table('ben', 'a', bots), true));
  expect(claimOf(table('ann', 'a', bots), true)).not.toEqual(claimOf(table('ann', 'b', bots), true));
  expect(claimOf(table('ann', '', bots), true).owner).toBe('ann'); // from before networks were noted
});

test('a table waits for others only when nobody sits there and nobody looks', () => {
  expect(claimOf(table('ann', 'a', bots), false).isPatient).toBe(true);
  expect(claimOf(table('ann', 'a', bots), true).isPatient).toBe(false);
  expect(claimOf(table('ann', 'a', [...bots, personSeat('ann')]), false).isPatient).toBe(false);
});

const people = ['ann', 'ben', 'cat'].map(personSeat);
const at = (played: number) => ({ day: 0, played });

/** A table at which Ann rang a bell at 1000, so that the window is open to Ben and Cat, and what happens there. */
function windowAt(kind: 'turn' | 'total') {
  const clock = { kind, seconds: 60, onTimeout: 'skip' } as const;
  const fresh = { clock, seats: people, attendance: [], state: 'open' } as unknown as StoredTable;
  const moved = (table: StoredTable, answered: number[] | null, now: number, by: number | null): StoredTable => {
    const waitingFor = answered === null ? [0] : [1, 2];
    const situation = { answers: answered === null ? 6 : 4, waitingFor, answered, isOver: false };
    const actors = by === null ? [] : [{ seat: by, by: 'person' as const }];
    return { ...table, ...nextProgress(table, situation, people, at(now), actors) };
  };
  const begun = { answers: 3, waitingFor: [0], answered: null, isOver: false };
  const start: StoredTable = { ...fresh, ...firstProgress(fresh, begun, people, at(0)) };
  return { open: moved(start, [], 1000, 0), next: moved };
}

for (const kind of ['turn', 'total'] as const) {
  test(`in a window nobody sees by the clocks who has answered (${kind})`, () => {
    const { open, next } = windowAt(kind);
    const answered = next(open, [1], 9000, 1);
    for (const viewer of [null, 0, 2]) {
      expect(clockFaceOf(answered, at(40_000), viewer)).toEqual(clockFaceOf(open, at(40_000), viewer));
    }
    expect(answered.since).toBe(open.since);
    expect(clockFaceOf(answered, at(40_000), 1)?.running).toEqual([2]);
    expect(deadlineOf(answered)).toBe(deadlineOf(open));
    expect(deadlineOf(next(answered, [1, 2], 9500, 2))).toBeNull();
  });
}

test('what a quick answer in a window saves is not told when it closes', () => {
  const turn = windowAt('turn');
  const inTurn = turn.next(turn.next(turn.open, [1], 2000, 1), null, 30_000, 2);
  expect(clockFaceOf(inTurn, at(30_000), null)?.left.slice(1)).toEqual([60_000, 60_000]);
  const total = windowAt('total');
  const short = total.next(total.next(total.open, [1], 2000, 1), null, 15_000, 2);
  expect(clockFaceOf(short, at(15_000), null)?.left.slice(1)).toEqual([60_000, 60_000]);
  const long = total.next(total.next(total.open, [1], 2000, 1), null, 46_000, 2); // a first while is free
  expect(clockFaceOf(long, at(46_000), null)?.left.slice(1)).toEqual([60_000, 30_000]);
});
