/** Who may do what at a table, and when. */
import { Refusal } from '../refusal.ts';
import type { StoredTable } from '../storage/storage.ts';
import { seatOf } from './seating.ts';

/** The seat of somebody who needs one. */
export function needSeat({ seats }: StoredTable, user: string): number {
  const seat = seatOf(seats, user);
  if (seat === null) throw new Refusal('not-your-seat', 'you watch this table; only players can do this');
  return seat;
}

export function needHost({ host }: StoredTable, user: string): void {
  if (user !== host) throw new Refusal('not-host', 'only the host of the table can do this');
}

export function needRunning({ state }: StoredTable): void {
  if (state === 'open') throw new Refusal('not-started', 'the game has not begun yet');
  if (state === 'over') throw new Refusal('game-over', 'the game is over');
}
