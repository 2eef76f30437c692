/** Removes what nobody needs any more, once a day and a little at a time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Cutoffs, Storage } from '../storage/storage.ts';
import type { PlayingTime } from './playing-time.ts';

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

function cutoffs(kept: Retention, now: number): Cutoffs {
  const ago = (days: number) => now - days * DAY;
  return {
    open: ago(kept.open),
    running: ago(kept.running),
    nobodys: ago(kept.nobodys),
    chat: ago(kept.chat),
    guests: ago(kept.guests),
    sessions: ago(kept.sessions),
  };
}

export interface HousekeepingSettings {
  readonly storage: Storage;
  readonly playingTime: Pick<PlayingTime, 'now'>;
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
    try {
      const before = cutoffs(retention, this.#now());
      while (!this.#isClosed && (await storage.tidy(before, inUse())) > 0)
        await pause(BREATH, undefined, { ref: false });
    } catch (error) {
      if (!this.#isClosed) log.error({ error: String(error) }, 'tidying up failed');
    }
  }

  /** A wall clock that runs months ahead must not cost anybody a game: playing time goes on by a day in a day, and only while we run. */
  #now(): number {
    return Math.min(Date.now(), this.#settings.playingTime.now());
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }
}
