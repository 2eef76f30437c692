/** Somebody who waits reminds somebody who is asked: once in a while, and never somebody on vacation. */
import { Refusal } from '../refusal.ts';
import { isResting } from './attendance.ts';
import type { Audience } from './audience.ts';
import type { Core } from './core.ts';
import { needPerson, needRunning, needSeat } from './rights.ts';
import { isInWindow, stillAsked } from './windows.ts';

export class Nudges {
  readonly #core: Core;
  readonly #audience: Audience;

  constructor(core: Core, audience: Audience) {
    this.#core = core;
    this.#audience = audience;
  }

  nudge(user: string, seat: number): Promise<void> {
    return this.#core.run(async () => {
      const { row, house, ledger } = this.#core;
      const by = needSeat(row, user);
      needRunning(row);
      // In a window nobody may know whether the others have decided, so everybody may nudge everybody.
      if (row.waitingFor.includes(by) && !isInWindow(row))
        throw new Refusal('not-waiting', 'it is your turn, too: decide first');
      const asked = needPerson(row, seat);
      this.#needPatience(seat);
      const nudge = { by, at: house.playingTime.now() };
      await ledger.attend(row.seats.map((_, i) => ({ ...row.attendance[i], ...(i === seat && { nudge }) })));
      this.#audience.tellTable();
      // When and how they want to be told, and not in their quiet hours. Whoever is here sees it.
      if (!this.#audience.has(asked) && stillAsked(row).includes(seat)) void house.notify(asked, 'nudge', row.id);
    });
  }

  #needPatience(seat: number): void {
    const { row, house } = this.#core;
    const { askedAt, nudge, ...rest } = row.attendance[seat] ?? {};
    const { nudgeAfter, nudgeAgain } = house.times;
    const now = house.playingTime.now();
    if (askedAt === undefined) throw new Refusal('not-waited-for', 'the table does not wait for this player');
    if (isResting(rest, now)) throw new Refusal('resting', 'this player is on vacation');
    const from = Math.max(askedAt + nudgeAfter, nudge === undefined ? 0 : nudge.at + nudgeAgain);
    if (now < from) {
      const minutes = Math.ceil((from - now) / 60_000);
      throw new Refusal('too-soon', `this player can be nudged in ${minutes} minutes`, { minutes });
    }
  }
}
