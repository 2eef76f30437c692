/** Going back at a table: one's own last answer at once where that is free, and further when everybody consents. */
import { Refusal } from '../refusal.ts';
import type { Attendance, StoredTable } from '../storage/storage.ts';
import { withTakenBack } from './attendance.ts';
import type { Audience } from './audience.ts';
import { Consent, type Consents } from './consent.ts';
import type { Core } from './core.ts';
import { asked } from './messages.ts';
import type { Play } from './play.ts';
import { peopleAmong } from './progress.ts';
import { needHost, needPlaying, needRunning, needSeat } from './rights.ts';
import { seatOf } from './seating.ts';
import { passesAt } from './windows.ts';

export class Rewind {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #consents: Consents;
  readonly #play: Play;

  constructor(core: Core, audience: Audience, consents: Consents, play: Play) {
    this.#core = core;
    this.#audience = audience;
    this.#consents = consents;
    this.#play = play;
  }

  /** Takes back the seat's last answer: at once when that is free, else when everybody consents. */
  undo(user: string): Promise<void> {
    return this.#core.run(async () => {
      const seat = needPlaying(this.#row, user);
      const target = await this.#core.match.call('undoTarget', seat);
      if (target === null) throw new Refusal('cannot-undo', 'you have not answered anything yet');
      if (!target.free) return this.#ask(new Consent(seat, target.to));
      await this.#audience.catchUp();
      const change = await this.#core.match.call('undo', seat, this.#audience.viewers(), passesAt(this.#row));
      await this.#play.keep([{ kind: 'undo', seat, index: change.undone ?? target.to }], change);
    });
  }

  redo(user: string): Promise<void> {
    return this.#play.inTime(
      () => needPlaying(this.#row, user),
      (seat) => this.#core.match.call('canRedo', seat),
      async (seat) => {
        await this.#audience.catchUp();
        const change = await this.#core.match.call('redo', seat, this.#audience.viewers(), passesAt(this.#row));
        await this.#play.keep([{ kind: 'answer', seat, id: change.answer?.[1] ?? '', by: 'person' }], change);
      },
    );
  }

  /** The host, with a seat or without, wants to go back to the checkpoint; everybody seated has to consent. */
  rollback(user: string): Promise<void> {
    return this.#core.run(async () => {
      needHost(this.#row, user);
      const seat = seatOf(this.#row.seats, user);
      needRunning(this.#row);
      await this.#ask(new Consent(seat, await this.#core.match.call('checkpoint')));
    });
  }

  consent(user: string, yes: boolean, to: number | undefined): Promise<void> {
    return this.#core.run(async () => {
      const seat = needSeat(this.#row, user);
      const consent = this.#consents.need(to);
      if (!yes) return this.#consents.settle(false);
      consent.give(seat);
      await this.#carryOut(consent);
    });
  }

  /** Somebody has left: perhaps all who are still here have agreed. */
  async reconsider(): Promise<void> {
    if (this.#consents.current !== null) await this.#carryOut(this.#consents.current);
  }

  get #row(): StoredTable {
    return this.#core.row;
  }

  async #ask(consent: Consent): Promise<void> {
    await this.#audience.catchUp();
    this.#consents.ask(consent, this.#core.house.times.consent);
    await this.#carryOut(consent);
  }

  async #carryOut(consent: Consent): Promise<void> {
    const { seats } = this.#row;
    if (!consent.isComplete(peopleAmong(seats, seats.keys()))) {
      this.#audience.tell(asked(consent));
      return;
    }
    this.#consents.settle(true);
    await this.#audience.catchUp();
    const change = await this.#core.match.call('rollback', consent.to, this.#audience.viewers(), passesAt(this.#row));
    await this.#play.keep([{ kind: 'rollback', to: consent.to, why: 'consent' }], change);
    if (change.unrolled !== undefined && consent.by !== null) await this.#count(consent.by, change.unrolled);
  }

  /** Whoever takes back dice that have fallen is counted, also where only bots are asked. */
  async #count(seat: number, event: number): Promise<void> {
    const { attendance, seats } = this.#row;
    const counted = (before: Attendance = {}) => withTakenBack(before, event);
    await this.#core.ledger.attend(seats.map((_, i) => (i === seat ? counted(attendance[i]) : (attendance[i] ?? {}))));
    this.#audience.tellTable();
  }
}
