/** Who sits at a table: seats are taken and left before the game begins, and given up for good while it is played. */
import { needDistinct } from '../identity/likeness.ts';
import type { Invitation, TableFace } from '../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';
import type { Absence } from './absence.ts';
import type { Audience } from './audience.ts';
import type { Core } from './core.ts';
import { botsFor, usualBot } from './house.ts';
import type { Rests } from './rests.ts';
import type { Rewind } from './rewind.ts';
import { needHost, needOwnSeat, needRunning, needWelcome } from './rights.ts';
import { botSeat, filledWithBots, freed, joined, withBot } from './seating.ts';
import { situationOf } from './windows.ts';

export class Places {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #rewind: Rewind;

  readonly #rests: Rests;
  readonly #absence: Absence;

  constructor(core: Core, audience: Audience, rewind: Rewind, rests: Rests, absence: Absence) {
    this.#absence = absence;
    this.#rests = rests;
    this.#core = core;
    this.#audience = audience;
    this.#rewind = rewind;
  }

  invitations(user: string): Invitation[] {
    needHost(this.#row, user);
    return this.#row.seats.flatMap(({ invitation }, seat) => (invitation === null ? [] : [{ seat, invitation }]));
  }

  join(user: string, name: string, wish: { seat?: number; invitation?: string }): Promise<TableFace> {
    return this.#beforeStart(user, async () => {
      needWelcome(this.#row, user);
      const seats = joined(this.#row.seats, user, wish);
      needDistinct(name, this.#audience.seatedNames(user));
      this.#audience.introduce(user, name);
      await this.#seat(seats);
    });
  }

  leave(user: string): Promise<TableFace> {
    return this.#beforeStart(user, () => this.free(user));
  }

  /** The seat of a user is open again, at a table that has not begun. */
  async free(user: string): Promise<void> {
    await this.#seat(freed(this.#row.seats, user));
  }

  putBot(user: string, seat: number, bot: string): Promise<TableFace> {
    return this.#beforeStart(user, async () => {
      needHost(this.#row, user);
      const bots = botsFor(this.#core.house, this.#row.game);
      if (!bots.includes(bot)) throw new Refusal('no-such-bot', `choose one of these bots: ${bots.join(', ')}`);
      await this.#seat(withBot(this.#row.seats, seat, bot));
    });
  }

  /** Bots take the seats that are still open. */
  start(user: string): Promise<TableFace> {
    return this.#beforeStart(user, async () => {
      needHost(this.#row, user);
      await this.#begin(filledWithBots(this.#row.seats, usualBot(this.#core.house, this.#row.game)));
    });
  }

  /** Starts a table that has no open seat. */
  startIfFull(): Promise<void> {
    return this.#core.run(async () => {
      const { state, seats } = this.#row;
      if (state === 'open' && seats.every(({ kind }) => kind !== 'open')) await this.#begin(seats);
    });
  }

  /** A bot plays the user's seat from now on. */
  resign(user: string): Promise<TableFace> {
    return this.#core.run(async () => {
      const seat = needOwnSeat(this.#row, user);
      needRunning(this.#row);
      const bot = usualBot(this.#core.house, this.#row.game);
      const seats = this.#row.seats.with(seat, botSeat(bot));
      await this.#core.ledger.keep([{ kind: 'resign', seat, bot }], { situation: situationOf(this.#row), seats });
      await this.#audience.tellHello();
      this.#audience.tellTable();
      await this.#rewind.reconsider();
      await this.#absence.reconsider();
      this.#core.wake();
      return this.#audience.face(user);
    });
  }

  get #row(): StoredTable {
    return this.#core.row;
  }

  #beforeStart(user: string, task: () => Promise<void>): Promise<TableFace> {
    return this.#core.run(async () => {
      if (this.#row.state !== 'open') throw new Refusal('already-started', 'the game has begun already');
      await task();
      return this.#audience.face(user);
    });
  }

  /** New seats at a table that has not begun; it begins when nobody is missing any more. */
  async #seat(seats: readonly StoredSeat[]): Promise<void> {
    if (seats.every(({ kind }) => kind !== 'open')) return this.#begin(seats);
    await this.#core.ledger.seat(seats);
    this.#audience.tellTable();
  }

  async #begin(seats: readonly StoredSeat[]): Promise<void> {
    await this.#core.ledger.begin(seats, await this.#core.match.begin());
    await this.#rests.read();
    await this.#audience.tellHello();
    this.#core.wake();
  }
}
