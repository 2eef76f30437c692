/** A table's way to its match in an engine thread: opens it from the storage when it is not there, and after a runaway. */
import { EngineError } from '../engine/guarded-worker.ts';
import type { CallName, Calls, Opened, Opening, Trust } from '../engine/messages.ts';
import { Refusal } from '../refusal.ts';
import { Fenced, type History, type StoredTable, Unsaved } from '../storage/storage.ts';
import type { House } from './house.ts';

export interface Reopened {
  readonly opened: Opened;
  /** Entries in the table's log. */
  readonly seq: number;
  readonly isRunaway: boolean;
}

type Arguments<M extends CallName> = Parameters<Calls[M]> extends [string, ...infer Rest] ? Rest : never;

export class MatchLink {
  readonly #house: House;
  readonly #table: Pick<StoredTable, 'id' | 'game' | 'config' | 'seed'>;
  readonly #onReopened: (reopened: Reopened) => Promise<void>;
  #isRecovering = false;

  constructor(house: House, table: StoredTable, onReopened: (reopened: Reopened) => Promise<void>) {
    this.#house = house;
    this.#table = table;
    this.#onReopened = onReopened;
  }

  /** A call to the match. A runaway takes the table back to its checkpoint and is refused. */
  call<M extends CallName>(name: M, ...args: Arguments<M>): Promise<ReturnType<Calls[M]>> {
    return this.#house.engine.call(name, this.#table.id, ...args).catch((error) => this.#again(error, name, args));
  }

  /** Begins a new match. */
  async begin(): Promise<Opened> {
    return this.#house.engine.call('open', this.#table.id, this.#opening(nothing, 'all'));
  }

  async close(): Promise<void> {
    await this.#house.engine.call('close', this.#table.id).catch(() => {});
  }

  /** After a call that failed. */
  async #again<M extends CallName>(failure: unknown, name: M, args: Arguments<M>): Promise<ReturnType<Calls[M]>> {
    try {
      if (!isCode(failure, 'engine-lost')) throw failure;
      await this.#open('all', false);
      return await this.#house.engine.call(name, this.#table.id, ...args);
    } catch (error) {
      if (!isCode(error, 'runaway')) throw error;
      await this.#recover(name);
      throw new Refusal('rolled-back', 'the rules did not finish in time; the table went back to its checkpoint');
    }
  }

  /** What is asked of a match while it recovers may run away too; that must not begin another recovery. */
  async #recover(call: string): Promise<void> {
    this.#house.log.error({ table: this.#table.id, call }, 'a rule did not come to an end');
    if (this.#isRecovering) return;
    this.#isRecovering = true;
    try {
      await this.#open('checkpoint', true);
    } finally {
      this.#isRecovering = false;
    }
  }

  async #open(trust: Trust, isRunaway: boolean): Promise<void> {
    const { history, opened, trusted } = await this.#restored(trust);
    await this.#onReopened({ opened, seq: history.length, isRunaway: isRunaway || trusted !== trust });
  }

  async #restored(trust: Trust) {
    const { storage, broken, log } = this.#house;
    try {
      const history = await storage.history(this.#table.id);
      const [opened, trusted] = await this.#tryOpen(history, trust);
      broken.remove(this.#table.id);
      return { history, opened, trusted };
    } catch (error) {
      if (error instanceof Fenced || error instanceof Unsaved) throw error; // the storage is away, and nothing is known of the table
      if (broken.add(this.#table.id))
        log.error({ table: this.#table.id, error: String(error) }, 'a table cannot be restored');
      throw new Refusal('table-broken', 'this table cannot be restored; its host should keep the record and report it');
    }
  }

  async #tryOpen(history: History, trust: Trust): Promise<[Opened, Trust]> {
    try {
      return [await this.#house.engine.call('open', this.#table.id, this.#opening(history, trust)), trust];
    } catch (error) {
      const less = trust === 'all' ? 'checkpoint' : trust === 'checkpoint' ? 'stored-checkpoint' : null;
      if (isCode(error, 'runaway') && less !== null) return this.#tryOpen(history, less);
      throw error;
    }
  }

  #opening({ checkpoint, entries, record }: History, trust: Trust): Opening {
    const { game, config, seed } = this.#table;
    return { game, config, seed, checkpoint, entries, record, trust };
  }
}

const nothing: History = { entries: [], length: 0, checkpoint: null, record: null };

function isCode(error: unknown, code: string): boolean {
  return error instanceof EngineError && error.code === code;
}
