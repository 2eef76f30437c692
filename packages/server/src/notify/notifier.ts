/**
 * Tells people who are away what concerns them. What is to be told is written down first; then one of the servers claims and sends it,
 * tries again after growing pauses when that fails, and gives up after about a day.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Timing } from '../protocol/notifications.ts';
import type { ClaimedNotice, Wish } from '../storage/post.ts';
import { type Storage, type StoredTable, Unreadable } from '../storage/storage.ts';
import { seatOf } from '../tables/seating.ts';
import { stillAsked } from '../tables/windows.ts';
import { type Channel, type ChannelKind, channelsFrom, type EmailAddress } from './channels.ts';
import { keyFor } from './keys.ts';
import { confirmationFor, isNoticeKind, type Letter, linesFor, type News, type NoticeKind } from './letter.ts';
import type { NotifySettings } from './settings.ts';
import { afterQuiet, dueAt, usualTiming } from './timing.ts';
import { CONFIRM, isReady, kindOf, languageIn, timingIn, Wishes } from './wishes.ts';

/** Tells a user something about a table, when and how they want it, but not before `from`; nothing if they do not. It never fails. */
export type Notify = (user: string, kind: NoticeKind, table: string, from?: number) => Promise<void>;

const MINUTE = 60_000;
const LOOK_AGAIN = 60 * MINUTE;
/** Milliseconds; longer than any channel takes to send or to fail. */
const CLAIM = 10 * MINUTE;
/** Milliseconds between two attempts to note that something was sent. */
const NOTE_AGAIN = 500;
/** So many people are told at the same time. */
const AT_ONCE = 100;
const ATTEMPTS = 8;
const LONGEST_PAUSE = 6 * 60 * MINUTE;

export interface NotifierSettings {
  readonly storage: Storage;
  readonly settings: NotifySettings;
  readonly log: FastifyBaseLogger;
  readonly metrics: Pick<Metrics, 'notifications'>;
}

/** Whether somebody looks at a table. */
export type IsThere = (user: string, table: string) => Promise<boolean>;

export class Notifier {
  readonly wishes: Wishes;
  /** Set by whoever has the tables. */
  isThere: IsThere = async () => false;
  readonly #storage: Storage;
  readonly #settings: NotifySettings;
  readonly #log: FastifyBaseLogger;
  readonly #metrics: NotifierSettings['metrics'];
  readonly #channels: ReadonlyMap<ChannelKind, Channel>;
  readonly #secret: string;
  readonly #timer: NodeJS.Timeout | undefined;
  /** By whom is told, and how, with when to try again what has failed: whoever is slow to listen holds up nobody else. */
  readonly #underWay = new Map<string, Promise<number | null>>();
  #looking: Promise<void> | null = null;
  #isClosed = false;

  private constructor(
    { storage, settings, log, metrics }: NotifierSettings,
    channels: ReadonlyMap<ChannelKind, Channel>,
    secret: string,
  ) {
    this.#storage = storage;
    this.#settings = settings;
    this.#log = log;
    this.#metrics = metrics;
    this.#secret = secret;
    this.#channels = channels;
    this.wishes = new Wishes(storage, settings, new Set(channels.keys()), secret, () => this.#wake());
    if (channels.size > 0) this.#timer = setInterval(() => this.#wake(), settings.look).unref();
  }

  static async open(settings: NotifierSettings): Promise<Notifier> {
    const channels = await channelsFrom(settings.settings);
    return new Notifier(settings, channels, await settings.storage.secret('links'));
  }

  readonly notify: Notify = async (user, kind, table, from = 0) => {
    if (this.#channels.size === 0) return;
    try {
      const wishes = await this.#storage.wishes(user);
      const now = Date.now();
      const back = await this.#lookAgain(user, now);
      for (const wish of wishes.filter((each) => isReady(each) && this.#channels.has(kindOf(each.part)))) {
        const due = dueAt(Math.max(back ?? now, wish.sent + this.#settings.gap, from), timingIn(wishes));
        await this.#storage.addNotice(newId(), { user, channel: wish.part, kind, table }, due);
      }
      this.#wake();
    } catch (error) {
      if (!this.#isClosed) this.#log.warn({ table, error: nameOf(error) }, 'somebody is not told of something');
    }
  };

  /** When to see whether somebody who is on vacation is back; null for whoever is not. They may come back early. */
  async #lookAgain(user: string, now: number): Promise<number | null> {
    const { [user]: until } = await this.#storage.onVacation([user], now);
    return until === undefined ? null : Math.min(until, now + LOOK_AGAIN);
  }

  /** Ends when what is being sent is sent. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#underWay.values());
  }

  /** One look at a time; the timer sees to what comes meanwhile. */
  #wake(): void {
    this.#looking ??= this.#startAll()
      .catch((error) => void this.#wait(error))
      .finally(() => {
        this.#looking = null;
      });
  }

  /** Ends when all that is due is on its way. */
  async #startAll(): Promise<void> {
    while (!this.#isClosed) {
      if (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay.values());
      const claimed = await this.#storage.claimNotices(Date.now(), CLAIM, AT_ONCE - this.#underWay.size);
      if (claimed.length === 0) return;
      const groups = Map.groupBy(claimed, ({ user, channel }) => `${user} ${channel}`);
      for (const [to, notices] of groups) this.#start(to, notices);
    }
  }

  /** What comes while the last message to the same person is under way waits until it is known when that was sent, or that it failed. */
  #start(to: string, notices: readonly ClaimedNotice[]): void {
    const before = this.#underWay.get(to);
    const sending = (before ?? Promise.resolve(null))
      .then((due) => (due === null ? this.#send(notices) : this.#putOff(notices, due)))
      .catch((error) => this.#wait(error))
      .finally(() => {
        if (this.#underWay.get(to) === sending) this.#underWay.delete(to);
      });
    this.#underWay.set(to, sending);
  }

  #wait(error: unknown): null {
    if (!this.#isClosed) this.#log.warn({ error: nameOf(error) }, 'notifications wait');
    return null;
  }

  async #putOff(notices: readonly ClaimedNotice[], due: number): Promise<number> {
    await this.#storage.putOffNotices(
      notices.map(({ id }) => id),
      due,
      false,
    );
    return due;
  }

  /** All that is due for one user by one channel, as one message. Gives when it is tried again if it has failed. */
  async #send(notices: readonly ClaimedNotice[]): Promise<number | null> {
    const [{ user, channel: part } = { user: '', channel: '' }] = notices;
    const kind = kindOf(part);
    const channel = this.#channels.get(kind);
    const wishes = await this.#storage.wishes(user);
    const wish = wishes.find((each) => each.part === part);
    const letter = wish && (await this.#letterFor(notices, wish, languageIn(wishes)));
    const ids = notices.map(({ id }) => id);
    if (!channel || !wish || !letter) {
      await this.#storage.removeNotices(ids);
      return null;
    }
    // Whoever has just given an address waits for its letter, at whatever hour.
    const timing = isReady(wish) ? timingIn(wishes) : usualTiming;
    const now = Date.now();
    // A vacation or quiet hours may have begun since they were written down.
    const back = isReady(wish) ? await this.#lookAgain(user, now) : null;
    // What was written down while another message was under way did not know of it.
    const next = isReady(wish) ? Math.max(now, wish.sent + this.#settings.gap) : now;
    const due = back === null ? afterQuiet(next, timing) : dueAt(back, timing);
    if (due > now) {
      await this.#putOff(notices, due);
      return null;
    }
    try {
      const outcome = await channel(wish.value, letter);
      this.#metrics.notifications.inc({ channel: kind, outcome });
      if (outcome === 'gone') {
        await this.#storage.setWish(user, part, null);
        return null;
      }
    } catch (error) {
      return this.#failed(notices, kind, timing, error);
    }
    await this.#surely(() => this.#storage.removeNotices(ids));
    await this.#storage.noteSent(user, part, Date.now());
    return null;
  }

  /** What is sent and not noted is sent again: a storage that is away is waited for, for as long as nobody else may send it. */
  async #surely(note: () => Promise<void>): Promise<void> {
    for (const end = performance.now() + CLAIM; ; ) {
      try {
        return await note();
      } catch (error) {
        if (this.#isClosed || performance.now() > end) throw error;
        await pause(NOTE_AGAIN);
      }
    }
  }

  /** What went wrong is told without its words, in which there may be an address. */
  async #failed(
    notices: readonly ClaimedNotice[],
    channel: ChannelKind,
    timing: Timing,
    error: unknown,
  ): Promise<number> {
    const [over, again] = [
      notices.filter(({ attempts }) => attempts >= ATTEMPTS),
      notices.filter(({ attempts }) => attempts < ATTEMPTS),
    ];
    const outcome = again.length > 0 ? 'failed' : 'given up';
    this.#metrics.notifications.inc({ channel, outcome });
    this.#log.warn({ channel, outcome, error: nameOf(error) }, 'a notification was not sent');
    await this.#storage.removeNotices(over.map(({ id }) => id));
    const attempts = Math.max(...again.map((each) => each.attempts), 1);
    const due = afterQuiet(Date.now() + pauseAfter(attempts), timing);
    await this.#storage.putOffNotices(
      again.map(({ id }) => id),
      due,
      true,
    );
    return due;
  }

  /** Null when there is nothing to say any more. */
  async #letterFor(notices: readonly ClaimedNotice[], wish: Wish, language: string): Promise<Letter | null> {
    const publicUrl = this.#settings.publicUrl ?? '';
    const [{ user, channel } = { user: '', channel: '' }] = notices;
    const key = keyFor(this.#secret, { does: 'off', user, channel });
    const links = { off: linkPage(publicUrl, key), offByPost: `${publicUrl}/api/notifications/link?key=${key}` };
    if (!isReady(wish)) {
      if (notices.every(({ kind }) => kind !== CONFIRM)) return null;
      const { address }: EmailAddress = JSON.parse(wish.value);
      const confirm = keyFor(this.#secret, { does: 'confirm', user, address });
      return { ...confirmationFor(linkPage(publicUrl, confirm), publicUrl, language), ...links };
    }
    const news = (await Promise.all(notices.map((notice) => this.#newsOf(notice)))).flat();
    return news.length === 0 ? null : { ...linesFor(news, publicUrl, language), ...links };
  }

  /** Nothing where it is not true any more, or nobody knows, or where they have come meanwhile and see it. */
  async #newsOf({ user, kind, table }: ClaimedNotice): Promise<News[]> {
    if (!isNoticeKind(kind) || (await this.isThere(user, table))) return [];
    const row = await this.#storage.table(table).catch((error) => {
      if (error instanceof Unreadable) return null;
      throw error;
    });
    return row !== null && isStillTrue(kind, row, user) ? [{ kind, game: row.game, table }] : [];
  }
}

function isStillTrue(kind: NoticeKind, table: StoredTable, user: string): boolean {
  const { state, seats } = table;
  const seat = seatOf(seats, user);
  if (seat === null) return false;
  return kind === 'over' ? state === 'over' : state === 'running' && stillAsked(table).includes(seat);
}

/** 1, 4, 16 … minutes. */
function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE, MINUTE * 4 ** (attempts - 1));
}

function linkPage(publicUrl: string, key: string): string {
  return `${publicUrl}/link?key=${key}`;
}

function newId(): string {
  return randomBytes(12).toString('base64url');
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
