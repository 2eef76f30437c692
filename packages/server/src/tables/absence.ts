/** Somebody who is missing for too long: a bot plays for them if most of the others want it, until they are back. */
import { Refusal } from '../refusal.ts';
import type { Attendance, LogEntry, StoredSeat, StoredTable } from '../storage/storage.ts';
import { isAbsent, seen } from './attendance.ts';
import type { Audience } from './audience.ts';
import { absenceAt } from './clock.ts';
import type { Core } from './core.ts';
import { usualBot } from './house.ts';
import { peopleAmong } from './progress.ts';
import type { Rewind } from './rewind.ts';
import { needOwnSeat, needPerson, needRunning, needSeat } from './rights.ts';
import { botSeat, personSeat, seatOf } from './seating.ts';
import { situationOf } from './windows.ts';

/** Whoever comes and goes is noted only now and then: this part of the time after which they would be absent. */
const NOTED = 0.05;

export class Absence {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #rewind: Rewind;

  constructor(core: Core, audience: Audience, rewind: Rewind) {
    this.#core = core;
    this.#audience = audience;
    this.#rewind = rewind;
  }

  /** Somebody is at the table, or was until now. They are there even if that cannot be written down. */
  async seen(user: string): Promise<void> {
    const { row, house } = this.#core;
    const seat = seatOf(row.seats, user);
    const { missedAt, votes, withdrawn } = row.attendance[seat ?? -1] ?? {};
    if (seat === null || missedAt === undefined) return;
    const missing = house.playingTime.now() - missedAt;
    if (votes === undefined && withdrawn === undefined && missing < NOTED * absenceAt(row.clock, house.times.absence))
      return;
    await this.#note(seat, this.#present(seat)).catch(() => {});
  }

  /** A seat wants a bot to play for somebody who is absent, or no longer does. */
  vote(user: string, seat: number, yes: boolean): Promise<void> {
    return this.#core.run(async () => {
      const by = needSeat(this.#row, user);
      needRunning(this.#row);
      needPerson(this.#row, seat);
      if (seat === by || !this.#isAbsent(seat))
        throw new Refusal('not-absent', 'this player has not been away for so long');
      await this.seen(user);
      const { votes: before = [], ...attendance } = this.#row.attendance[seat] ?? {};
      const votes = [...before.filter((each) => each !== by), ...(yes ? [by] : [])];
      await this.#note(seat, votes.length > 0 ? { ...attendance, votes } : attendance);
      await this.reconsider();
    });
  }

  /** Perhaps enough of those who are still here have agreed. */
  async reconsider(): Promise<void> {
    for (const seat of this.#row.seats.keys()) {
      const { votes = [] } = this.#row.attendance[seat] ?? {};
      if (votes.length > 0 && this.#isAbsent(seat) && this.#isMajority(seat, votes)) await this.#replace(seat, votes);
    }
  }

  /** The owner of a seat plays it again. */
  comeBack(user: string): Promise<void> {
    return this.#core.run(async () => {
      const seat = needOwnSeat(this.#row, user);
      needRunning(this.#row);
      if (this.#row.seats[seat]?.kind !== 'bot') throw new Refusal('not-replaced', 'you play this seat yourself');
      await this.#keep({ kind: 'return', seat }, personSeat(user));
      await this.seen(user);
    });
  }

  get #row(): StoredTable {
    return this.#core.row;
  }

  #isAbsent(seat: number): boolean {
    const { house } = this.#core;
    const presence = { isConnected: (user: string) => this.#audience.has(user), absence: house.times.absence };
    return isAbsent(this.#row, seat, presence, house.playingTime.now());
  }

  /** More than half of the others, without those who are absent themselves. */
  #isMajority(seat: number, votes: readonly number[]): boolean {
    const { seats } = this.#row;
    const others = peopleAmong(seats, seats.keys()).filter((other) => other !== seat && !this.#isAbsent(other));
    return others.filter((other) => votes.includes(other)).length * 2 > others.length;
  }

  async #replace(seat: number, votes: readonly number[]): Promise<void> {
    const bot = usualBot(this.#core.house, this.#row.game);
    await this.#keep({ kind: 'replace', seat, bot, votes }, botSeat(bot, this.#row.seats[seat]?.user));
  }

  async #keep(entry: LogEntry & { readonly seat: number }, changed: StoredSeat): Promise<void> {
    const seats = this.#row.seats.with(entry.seat, changed);
    await this.#core.ledger.keep([entry], { situation: situationOf(this.#row), seats });
    await this.#audience.tellHello();
    this.#audience.tellTable();
    await this.#rewind.reconsider();
    this.#core.wake();
  }

  /** How a seat attends whose player was just here. */
  #present(seat: number): Attendance {
    const attendance = seen(this.#row.attendance[seat]);
    const isAsked = this.#row.waitingFor.includes(seat);
    return { ...attendance, ...(isAsked && { missedAt: this.#core.house.playingTime.now() }) };
  }

  async #note(seat: number, attendance: Attendance): Promise<void> {
    const { row, ledger } = this.#core;
    await ledger.attend(row.seats.map((_, i) => (i === seat ? attendance : (row.attendance[i] ?? {}))));
    this.#audience.tellTable();
  }
}
