/** Who sits where: what may be done with seats, as functions from seats to seats. */
import { randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { StoredSeat } from '../storage/storage.ts';

type Seats = readonly StoredSeat[];

export const openSeat = (): StoredSeat => ({
  kind: 'open',
  user: null,
  bot: null,
  invitation: randomBytes(16).toString('base64url'),
});

export const personSeat = (user: string | null): StoredSeat => ({ kind: 'person', user, bot: null, invitation: null });

/** `user`: for whom it plays until they are back. */
export const botSeat = (bot: string, user: string | null = null): StoredSeat => ({
  kind: 'bot',
  user,
  bot,
  invitation: null,
});

/** The seat of a user; null for somebody who only watches. */
export function seatOf(seats: Seats, user: string): number | null {
  const seat = seats.findIndex((each) => each.user === user);
  return seat < 0 ? null : seat;
}

/** A user takes an open seat: the one of the invitation, the one asked for, or the first. */
export function joined(seats: Seats, user: string, wish: { seat?: number; invitation?: string }): Seats {
  if (seatOf(seats, user) !== null) throw new Refusal('already-seated', 'you have a seat at this table already');
  const seat = wishedSeat(seats, wish);
  if (seats[seat]?.kind !== 'open') throw new Refusal('seat-taken', 'this seat is taken; choose an open one');
  return seats.with(seat, personSeat(user));
}

function wishedSeat(seats: Seats, { seat, invitation }: { seat?: number; invitation?: string }): number {
  if (invitation === undefined) return seat ?? seats.findIndex(({ kind }) => kind === 'open');
  const invited = seats.findIndex((each) => each.invitation === invitation);
  if (invited < 0) {
    throw new Refusal('invitation-used', 'this invitation was used or withdrawn; ask the host for another one');
  }
  return invited;
}

export function freed(seats: Seats, user: string): Seats {
  const seat = seatOf(seats, user);
  if (seat === null) throw new Refusal('not-seated', 'you have no seat at this table');
  return seats.with(seat, openSeat());
}

export function withBot(seats: Seats, seat: number, bot: string): Seats {
  if (seats[seat]?.kind !== 'open') throw new Refusal('seat-taken', 'a bot can only be put into an open seat');
  return seats.with(seat, botSeat(bot));
}

export function filledWithBots(seats: Seats, bot: string): Seats {
  return seats.map((seat) => (seat.kind === 'open' ? botSeat(bot) : seat));
}
