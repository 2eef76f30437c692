/** The vacations of those who sit at a table: their clocks stand still meanwhile. */
import type { StoredTable } from '../storage/storage.ts';
import { isResting, rested } from './attendance.ts';
import type { Audience } from './audience.ts';
import { isByTurn } from './clock.ts';
import type { Core } from './core.ts';
import { usersOf } from './face.ts';

/** Milliseconds: the server was away for a moment, or the wall clock was set a little. */
const NEAR = 60_000;

export class Rests {
  readonly #core: Core;
  readonly #audience: Audience;

  constructor(core: Core, audience: Audience) {
    this.#core = core;
    this.#audience = audience;
  }

  refresh(): Promise<void> {
    return this.#core.run(() => this.read());
  }

  /** What is stored of the players' vacations holds at this table from now on. */
  async read(): Promise<void> {
    const { row, house, ledger } = this.#core;
    if (row.state !== 'running' || !isByTurn(row.clock)) return;
    const vacations = await house.storage.onVacation(usersOf(row.seats), Date.now());
    const { day, played } = house.playingTime.moment();
    const until = row.seats.map(({ user }) => {
      const end = user === null ? undefined : vacations[user];
      return end === undefined ? undefined : played + end - day;
    });
    if (until.every((end, seat) => isKnown(row, seat, end, played))) return;
    await ledger.attend(row.seats.map((_, seat) => rested(row.attendance[seat], until[seat], played)));
    await this.#audience.tellHello();
    this.#core.wake();
  }
}

function isKnown({ attendance }: StoredTable, seat: number, end: number | undefined, now: number): boolean {
  const isAway = isResting(attendance[seat], now);
  if (end === undefined || !isAway) return isAway === (end !== undefined);
  return Math.abs(end - (attendance[seat]?.restsUntil ?? 0)) < NEAR;
}
