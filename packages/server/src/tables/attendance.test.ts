import { expect, test } from 'vitest';
import type { Attendance, StoredTable } from '../storage/storage.ts';
import { attended } from './attendance.ts';
import { personSeat } from './seating.ts';

const table = (...attendance: Attendance[]) =>
  ({ seats: [personSeat('ann'), personSeat('ben')], attendance }) as unknown as StoredTable;
const asked = (...waitingFor: number[]) => ({ waitingFor, isOver: false });

test('a seat is asked since its decision came, whatever the others answer meanwhile', () => {
  expect(attended(table(), asked(0, 1), null, 5)).toEqual([{ askedAt: 5 }, { askedAt: 5 }]);
  expect(attended(table({ askedAt: 5 }, { askedAt: 5 }), asked(0), 1, 9)).toEqual([{ askedAt: 5 }, {}]);
});

test('the next decision of whoever has answered is a new one', () => {
  expect(attended(table({ askedAt: 5 }, {}), asked(0), 0, 9)).toEqual([{ askedAt: 9 }, {}]);
});

test('nobody is asked when the game is over', () => {
  expect(attended(table({ askedAt: 5 }, {}), { waitingFor: [0], isOver: true }, 1, 9)).toEqual([{}, {}]);
});
