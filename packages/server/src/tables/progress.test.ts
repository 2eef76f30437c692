import { expect, test } from 'vitest';
import type { StoredTable } from '../storage/storage.ts';
import { claimOf } from './progress.ts';
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
