/** Who may do what at a table, and when. */
import { Refusal } from '../refusal.ts';
import type { StoredTable } from '../storage/storage.ts';
import { seatOf } from './seating.ts';

/** The seat of somebody who needs one. */
export function needSeat(table: StoredTable, user: string): number {
  const seat = needOwnSeat(table, user);
  if (table.seats[seat]?.kind === 'bot')
    throw new Refusal('replaced', 'a bot plays for you; take your seat again first');
  return seat;
}

/** Also of somebody for whom a bot plays. */
export function needOwnSeat({ seats }: StoredTable, user: string): number {
  const seat = seatOf(seats, user);
  if (seat === null) throw new Refusal('not-your-seat', 'you watch this table; only players can do this');
  return seat;
}

export function needHost({ host }: StoredTable, user: string): void {
  if (user !== host) throw new Refusal('not-host', 'only the host of the table can do this');
}

/** Whoever is at the table at all. */
export function needWelcome({ manners, host }: StoredTable, user: string): void {
  if (manners.away.includes(user) && user !== host)
    throw new Refusal('sent-away', 'the host has sent you away from this table');
}

/** Whoever may say something. */
export function needWord({ manners, seats }: StoredTable, user: string): void {
  if (manners.muted.includes(user)) throw new Refusal('muted', 'the host has muted you at this table');
  if (manners.isChatClosed && seatOf(seats, user) === null)
    throw new Refusal('chat-closed', 'only players may say something at this table');
}

/** Whether a bot may say what it would do: nobody else is at a disadvantage, or the host has allowed it. */
export function allowsAdvice({ manners, seats }: StoredTable): boolean {
  return manners.allowsAdvice === true || seats.filter(({ kind }) => kind !== 'bot').length <= 1;
}

export function needAdvice(table: StoredTable): void {
  if (!allowsAdvice(table))
    throw new Refusal('no-advice', 'other people play here, and the host has not allowed advice');
}

export function needRunning({ state }: StoredTable): void {
  if (state === 'open') throw new Refusal('not-started', 'the game has not begun yet');
  if (state === 'over') throw new Refusal('game-over', 'the game is over');
}

/** The seat of somebody who plays a running game. */
export function needPlaying(table: StoredTable, user: string): number {
  const seat = needSeat(table, user);
  needRunning(table);
  return seat;
}

/** The user whose seat it is, if a person plays it. */
export function needPerson({ seats }: StoredTable, seat: number): string {
  const { kind, user = null } = seats[seat] ?? {};
  if (seat >= seats.length)
    throw new Refusal('no-such-seat', `there are ${seats.length} seats`, { count: seats.length });
  if (kind !== 'person' || user === null) throw new Refusal('no-person', 'nobody but a bot plays this seat');
  return user;
}
