/** What is kept of a table: its row and its log. They change only by what has been written down, so a crash takes nothing back. */
import type { Opened, Situation } from '../engine/messages.ts';
import { Refusal } from '../refusal.ts';
import {
  type Attendance,
  Fenced,
  type LogEntry,
  type Manners,
  type StoredSeat,
  type StoredTable,
  type Write,
} from '../storage/storage.ts';
import { elsewhere, type House } from './house.ts';
import { attendedProgress, firstProgress, nextProgress } from './progress.ts';

/** What a change brings, besides its entry in the log. */
export interface Kept {
  readonly situation: Situation;
  readonly seats?: readonly StoredSeat[];
  readonly checkpoint?: string | null;
  readonly record?: string | null;
}

interface LedgerHooks {
  /** Where the table stands has changed, from this. */
  changed(before: StoredTable): void;
  /** Something could not be kept: the match must go back to what is. */
  failed(): Promise<void>;
}

export class Ledger {
  readonly #house: House;
  readonly #hooks: LedgerHooks;
  #row: StoredTable;
  #seq: number;

  constructor(house: House, row: StoredTable, seq: number, hooks: LedgerHooks) {
    this.#house = house;
    this.#row = row;
    this.#seq = seq;
    this.#hooks = hooks;
  }

  get row(): StoredTable {
    return this.#row;
  }

  /** Entries in the log. */
  get seq(): number {
    return this.#seq;
  }

  /** Who sits where at a table that has not begun, or how they want to be played for. */
  async seat(seats: readonly StoredSeat[]): Promise<void> {
    await this.write([{ kind: 'seats', seats }]);
    this.#row = { ...this.#row, seats };
  }

  async behave(manners: Manners): Promise<void> {
    await this.write([{ kind: 'manners', manners }]);
    this.#row = { ...this.#row, manners };
  }

  /** The game begins. */
  async begin(seats: readonly StoredSeat[], { situation, checkpoint }: Opened): Promise<void> {
    const progress = firstProgress(this.#row, situation, seats, this.#house.playingTime.moment());
    const writes: Write[] = [
      { kind: 'seats', seats },
      { kind: 'progress', progress },
    ];
    if (checkpoint !== null) writes.push({ kind: 'checkpoint', checkpoint, length: this.#seq });
    await this.write(writes);
    this.#change({ ...this.#row, ...progress, seats });
  }

  /** Writes a change down, which may be several in a row; it has happened when this is done. */
  async keep(
    entries: readonly LogEntry[],
    { situation, seats = this.#row.seats, checkpoint, record }: Kept,
  ): Promise<void> {
    const now = this.#house.playingTime.moment();
    const actors = entries.filter((entry) => entry.kind === 'answer');
    const isBack = entries.some(({ kind }) => kind === 'undo');
    const progress = nextProgress(this.#row, situation, seats, now, actors, isBack);
    const length = this.#seq + entries.length;
    const writes: Write[] = entries.map((entry, i) => ({ kind: 'entry', seq: this.#seq + i, at: now.day, entry }));
    writes.push({ kind: 'progress', progress });
    if (seats !== this.#row.seats) writes.push({ kind: 'seats', seats });
    if (checkpoint) writes.push({ kind: 'checkpoint', checkpoint, length });
    if (record) writes.push({ kind: 'record', record });
    await this.write(writes);
    this.#seq = length;
    this.#change({ ...this.#row, ...progress, seats });
  }

  /** How players attend to the game has changed, and nothing else. */
  async attend(attendance: readonly Attendance[]): Promise<void> {
    const progress = attendedProgress(this.#row, attendance, this.#house.playingTime.moment());
    await this.write([{ kind: 'progress', progress }]);
    this.#row = { ...this.#row, ...progress };
  }

  /** The position as it is, without a change. */
  async keepCheckpoint(checkpoint: string): Promise<void> {
    await this.write([{ kind: 'checkpoint', checkpoint, length: this.#seq }]);
  }

  async write(writes: readonly Write[]): Promise<void> {
    try {
      await this.#house.storage.commit(this.#row.id, writes);
    } catch (error) {
      if (error instanceof Fenced) throw elsewhere(); // whether it was kept is seen by whoever goes on with the table
      this.#house.log.error({ table: this.#row.id, error: String(error) }, 'a change could not be saved');
      await this.#hooks.failed();
      throw new Refusal('not-saved', 'this could not be saved and did not happen; try again');
    }
  }

  #change(row: StoredTable): void {
    const before = this.#row;
    this.#row = row;
    this.#hooks.changed(before);
  }

  /** The storage knows more than we do: a commit was kept although we were told that it failed. */
  async catchUp(seq: number): Promise<void> {
    this.#seq = seq;
    this.#row = (await this.#house.storage.table(this.#row.id)) ?? this.#row;
  }
}
