/** Removes what nobody needs any more, once a day and a little at a time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';

const DAY = 86_400_000;

/** Days for which things are kept after they were last touched (`Cutoffs` says what is what). */
export interface Retention {
  readonly open: number;
  readonly running: number;
  readonly nobodys: number;
  readonly chat: number;
  readonly guests: number;
  readonly sessions: number;
}

export const usualRetention: Retention = { open: 14, running: 180, nobodys: 30, chat: 180, guests: 30, sessions: 180 };

/** Milliseconds between two portions, in which others have their turn. */
const BREATH = 50;

export interface HousekeepingSettings {
  readonly storage: Storage;
  readonly retention: Retention;
  readonly log: FastifyBaseLogger;
  /** The tables in memory. */
  readonly inUse: () => readonly string[];
}

export class Housekeeping {
  readonly #settings: HousekeepingSettings;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(settings: HousekeepingSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.run(), DAY).unref();
  }

  async run(): Promise<void> {
    const { storage, retention, log, inUse } = this.#settings;
    const ago = (days: number) => Date.now() - days * DAY;
    const before = {
      open: ago(retention.open),
      running: ago(retention.running),
      nobodys: ago(retention.nobodys),
      chat: ago(retention.chat),
      guests: ago(retention.guests),
      sessions: ago(retention.sessions),
    };
    try {
      while (!this.#isClosed && (await storage.tidy(before, inUse())) > 0)
        await pause(BREATH, undefined, { ref: false });
    } catch (error) {
      if (!this.#isClosed) log.error({ error: String(error) }, 'tidying up failed');
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }
}
