/** How the host keeps order at a table: who may say something, and who may be there. */
import { Refusal } from '../refusal.ts';
import type { Manners, StoredTable } from '../storage/storage.ts';
import type { Audience } from './audience.ts';
import type { Chat } from './chat.ts';
import type { Core } from './core.ts';
import type { Places } from './places.ts';
import { needHost } from './rights.ts';
import { seatOf } from './seating.ts';

/** A table remembers only so many troublemakers. */
const NAMED_AT_MOST = 200;

export class Order {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #chat: Chat;
  readonly #places: Places;

  constructor(core: Core, audience: Audience, chat: Chat, places: Places) {
    this.#core = core;
    this.#audience = audience;
    this.#chat = chat;
    this.#places = places;
  }

  /** Whoever said this line may say no more, or again. */
  mute(host: string, line: number, yes: boolean): Promise<void> {
    return this.#asHost(host, async ({ manners }) => {
      const author = this.#chat.authorOf(line);
      const muted = manners.muted.filter((user) => user !== author);
      await this.#set({ muted: yes ? [...muted, author].slice(-NAMED_AT_MOST) : muted });
    });
  }

  closeChat(host: string, yes: boolean): Promise<void> {
    return this.#asHost(host, () => this.#set({ isChatClosed: yes }));
  }

  allowAdvice(host: string, yes: boolean): Promise<void> {
    return this.#asHost(host, () => this.#set({ allowsAdvice: yes }));
  }

  /** Whoever said a line, or sits in a seat before the game begins, is gone for good. A game is played with those who began it. */
  sendAway(host: string, who: { line: number } | { seat: number }): Promise<void> {
    return this.#asHost(host, async ({ state, seats, manners }) => {
      const user = 'line' in who ? this.#chat.authorOf(who.line) : seats[who.seat]?.user;
      if (user == null || user === host) throw new Refusal('not-seated', 'there is nobody to be sent away');
      const isSeated = seatOf(seats, user) !== null;
      if (isSeated && state !== 'open') throw new Refusal('already-started', 'the game has begun already');
      await this.#set({ away: [...manners.away.filter((each) => each !== user), user].slice(-NAMED_AT_MOST) });
      if (isSeated) await this.#places.free(user);
      this.#audience.dismiss(user);
    });
  }

  #asHost(user: string, task: (row: StoredTable) => Promise<void>): Promise<void> {
    return this.#core.run(() => {
      needHost(this.#core.row, user);
      return task(this.#core.row);
    });
  }

  async #set(change: Partial<Manners>): Promise<void> {
    await this.#core.ledger.behave({ ...this.#core.row.manners, ...change });
    this.#audience.tellTable();
  }
}
