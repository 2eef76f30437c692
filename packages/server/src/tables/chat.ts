/** What is said at a table. */
import { needDistinct } from '../identity/likeness.ts';
import type { ChatLine } from '../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { StoredLine } from '../storage/storage.ts';
import type { Audience } from './audience.ts';
import type { Core } from './core.ts';
import { needWord } from './rights.ts';
import { seatOf } from './seating.ts';

/** How many lines newcomers see. */
export const CHAT_LINES = 100;

export class Chat {
  readonly #core: Core;
  readonly #audience: Audience;
  #lines: readonly StoredLine[];

  constructor(core: Core, audience: Audience, lines: readonly StoredLine[]) {
    this.#core = core;
    this.#audience = audience;
    this.#lines = lines;
  }

  /** The last ones, oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#lines.map(({ user: _user, ...line }) => line);
  }

  linesBy(users: readonly string[]): readonly number[] {
    return this.#lines.flatMap(({ id, user }) => (user !== undefined && users.includes(user) ? [id] : []));
  }

  /** Who has left for good leaves words without a name. */
  async forget(user: string): Promise<void> {
    if (this.linesBy([user]).length === 0) return;
    await this.#core.run(async () => {
      this.#lines = this.#lines.map((line) => (line.user === user ? { ...line, name: '' } : line));
      await this.#audience.tellHello();
    });
  }

  /** Who said one of them. */
  authorOf(id: number): string {
    const user = this.#lines.find((line) => line.id === id)?.user;
    if (user === undefined) throw new Refusal('no-such-line', 'it is not known who said this');
    return user;
  }

  say(user: string, name: string, text: string): Promise<void> {
    return this.#core.run(async () => {
      const id = (this.#lines.at(-1)?.id ?? 0) + 1;
      needWord(this.#core.row, user);
      const seat = seatOf(this.#core.row.seats, user);
      if (seat === null) needDistinct(name, this.#audience.seatedNames(user));
      // What the table knows of somebody who sat here once may be the name of another by now.
      const known = seat === null ? name : (this.#audience.nameOf(user) ?? name);
      const line: ChatLine = { id, seat, name: known, text, at: Date.now() };
      const stored = { ...line, user };
      await this.#core.ledger.write([{ kind: 'chat', line: stored }]);
      this.#lines = [...this.#lines, stored].slice(-CHAT_LINES);
      this.#audience.tell({ type: 'chat', ...line });
    });
  }
}
