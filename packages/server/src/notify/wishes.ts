/** How a user wants to be told of things: reads it, changes it, and follows the links in what was sent. */
import { createHash, randomBytes } from 'node:crypto';
import type { LinkFace, NotificationsFace, PushWish, Timing } from '../protocol/notifications.ts';
import { Refusal } from '../refusal.ts';
import type { Wish } from '../storage/post.ts';
import type { Storage } from '../storage/storage.ts';
import { isCallable } from './calling.ts';
import type { ChannelKind, EmailAddress } from './channels.ts';
import { deedOf } from './keys.ts';
import type { NotifySettings } from './settings.ts';
import { isZone, usualTiming } from './timing.ts';

const BROWSERS = 5;
/** One address and nothing else; whether it exists is seen when somebody confirms it. */
const emailShape = /^[^\s@,;:<>()[\]"\\\p{Cc}]{1,64}@[^\s@,;:<>()[\]"\\\p{Cc}]+\.[^\s@,;:<>()[\]"\\\p{Cc}.]{2,}$/u;

export const CONFIRM = 'confirm';
const LANGUAGE = 'language';

export class Wishes {
  readonly #storage: Storage;
  readonly #settings: NotifySettings;
  readonly #offered: ReadonlySet<ChannelKind>;
  readonly #secret: string;
  /** Something is to be sent. */
  readonly #wake: () => void;

  constructor(
    storage: Storage,
    settings: NotifySettings,
    offered: ReadonlySet<ChannelKind>,
    secret: string,
    wake: () => void,
  ) {
    this.#storage = storage;
    this.#settings = settings;
    this.#offered = offered;
    this.#secret = secret;
    this.#wake = wake;
  }

  async face(user: string): Promise<NotificationsFace> {
    const wishes = await this.#storage.wishes(user);
    const webhook = find<{ url: string }>(wishes, 'webhook');
    return {
      offered: {
        email: this.#offered.has('email'),
        webhook: this.#offered.has('webhook'),
        push: this.#offered.has('push') ? (this.#settings.push?.publicKey ?? null) : null,
      },
      timing: timingIn(wishes),
      email: find<EmailAddress>(wishes, 'email'),
      webhook: webhook && { host: new URL(webhook.url).host },
      browsers: wishes.filter(({ part }) => kindOf(part) === 'push').length,
    };
  }

  /** As the browser says it in which somebody says how they want to be told: `uk, en;q=0.8`. */
  async setLanguage(user: string, accepted: string | undefined): Promise<void> {
    const language = accepted?.split(/[,;]/, 1)[0]?.trim() ?? '';
    if (!/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/.test(language)) return;
    const before = find<string>(await this.#storage.wishes(user), LANGUAGE);
    if (before !== language) await this.#storage.setWish(user, LANGUAGE, JSON.stringify(language));
  }

  async setTiming(user: string, timing: Timing): Promise<void> {
    if (!isZone(timing.zone)) throw new Refusal('malformed', `there is no time zone '${timing.zone}'`);
    await this.#storage.setWish(user, 'timing', JSON.stringify(timing));
  }

  /** The owner of the address is asked first. */
  async setEmail(user: string, address: string | null): Promise<void> {
    if (address === null) return this.#storage.setWish(user, 'email', null);
    this.#need('email');
    if (!emailShape.test(address)) throw new Refusal('bad-address', 'this is no address of e-mail');
    const before = find<EmailAddress>(await this.#storage.wishes(user), 'email');
    if (before?.address === address && before.confirmed) return;
    await this.#storage.setWish(user, 'email', JSON.stringify({ address, confirmed: false } satisfies EmailAddress));
    const id = randomBytes(12).toString('base64url');
    await this.#storage.addNotice(id, { user, channel: 'email', kind: CONFIRM, table: '' }, Date.now());
    this.#wake();
  }

  async setWebhook(user: string, url: string | null): Promise<void> {
    if (url === null) return this.#storage.setWish(user, 'webhook', null);
    this.#need('webhook');
    this.#needCallable(url);
    await this.#storage.setWish(user, 'webhook', JSON.stringify({ url }));
  }

  /** Those of somebody who uses many browsers take turns. */
  async addBrowser(user: string, subscription: PushWish): Promise<void> {
    this.#need('push');
    this.#needCallable(subscription.endpoint);
    const part = browserPart(subscription.endpoint);
    const others = (await this.#storage.wishes(user))
      .filter((wish) => kindOf(wish.part) === 'push' && wish.part !== part)
      .sort((a, b) => a.sent - b.sent);
    for (const { part: old } of others.slice(0, Math.max(0, others.length - BROWSERS + 1)))
      await this.#storage.setWish(user, old, null);
    await this.#storage.setWish(user, part, JSON.stringify(subscription));
  }

  async removeBrowser(user: string, endpoint: string): Promise<void> {
    await this.#storage.setWish(user, browserPart(endpoint), null);
  }

  /** Does what a link in one of our messages is for. */
  async follow(key: string): Promise<LinkFace> {
    const deed = deedOf(this.#secret, key);
    if (deed === null) throw new Refusal('bad-link', 'this link is not one of ours, or not whole');
    if (deed.does === 'off') {
      await this.#storage.setWish(deed.user, deed.channel, null);
      return { done: 'off', channel: kindOf(deed.channel) };
    }
    const { user, address } = deed;
    if (find<EmailAddress>(await this.#storage.wishes(user), 'email')?.address !== address)
      throw new Refusal('bad-link', 'another address was given since');
    await this.#storage.setWish(user, 'email', JSON.stringify({ address, confirmed: true } satisfies EmailAddress));
    return { done: 'confirmed', channel: 'email' };
  }

  #need(channel: ChannelKind): void {
    if (!this.#offered.has(channel)) throw new Refusal('no-such-channel', 'this server does not offer it');
  }

  #needCallable(url: string): void {
    if (!isCallable(url, this.#settings.mayCallAnybody))
      throw new Refusal('bad-webhook', 'give an https address of a public server, without a port or password');
  }
}

export function languageIn(wishes: readonly Wish[]): string {
  return find<string>(wishes, LANGUAGE) ?? 'en';
}

export function timingIn(wishes: readonly Wish[]): Timing {
  return find<Timing>(wishes, 'timing') ?? usualTiming;
}

/** `push/…` has one part for each browser. */
export function kindOf(part: string): ChannelKind {
  return part.split('/', 1)[0] as ChannelKind;
}

/** Whether notices go there. */
export function isReady({ part, value }: Wish): boolean {
  if (part === 'timing' || part === LANGUAGE) return false;
  return part !== 'email' || (JSON.parse(value) as EmailAddress).confirmed;
}

function browserPart(endpoint: string): string {
  return `push/${createHash('sha256').update(endpoint).digest('base64url').slice(0, 16)}`;
}

function find<T>(wishes: readonly Wish[], part: string): T | null {
  const wish = wishes.find((each) => each.part === part);
  return wish === undefined ? null : (JSON.parse(wish.value) as T);
}
