/** What the parts of a table share: its match, what is kept of it, and the queue that everything goes through which changes it. */
import { Refusal } from '../refusal.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { House } from './house.ts';
import { Ledger } from './ledger.ts';
import { MatchLink, type Reopened } from './match-link.ts';
import { Queue } from './queue.ts';

interface Hooks {
  /** The match was opened from the storage. */
  reopened(reopened: Reopened): Promise<void>;
  /** Where the table stands has changed, from this. */
  changed(before: StoredTable): void;
  /** Something changed: perhaps somebody has to be played for now. */
  wake(): void;
}

export class Core {
  readonly id: string;
  readonly house: House;
  readonly match: MatchLink;
  readonly ledger: Ledger;
  readonly wake: () => void;
  readonly #queue = new Queue();
  #usedAt = performance.now();
  #isClosed = false;

  constructor(house: House, row: StoredTable, seq: number, hooks: Hooks) {
    this.id = row.id;
    this.house = house;
    this.wake = hooks.wake;
    this.match = new MatchLink(house, row, hooks.reopened);
    this.ledger = new Ledger(house, row, seq, {
      changed: hooks.changed,
      failed: () => this.match.close(),
    });
  }

  get row(): StoredTable {
    return this.ledger.row;
  }

  /** The number of changes so far. */
  get seq(): number {
    return this.ledger.seq;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** One task at a time, in the order they came. */
  run<T>(task: () => Promise<T> | T): Promise<T> {
    this.touch();
    return this.#queue.run(() => {
      if (this.#isClosed) throw new Refusal('restarting', 'the server is restarting; connect again');
      return task();
    });
  }

  touch(): void {
    this.#usedAt = performance.now();
  }

  /** Nothing has happened for so long. */
  isQuiet(): boolean {
    const { idle, idleWhenOver } = this.house.times;
    return this.#queue.isIdle && performance.now() - this.#usedAt > (this.row.state === 'over' ? idleWhenOver : idle);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue.drained();
    await this.match.close();
  }
}
