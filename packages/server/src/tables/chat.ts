/** What is said at a table. */
import { needDistinct } from '../identity/likeness.ts';
import type { ChatLine } from '../protocol/index.ts';
import type { Audience } from './audience.ts';
import type { Core } from './core.ts';
import { seatOf } from './seating.ts';

/** How many lines newcomers see. */
export const CHAT_LINES = 100;

export class Chat {
  readonly #core: Core;
  readonly #audience: Audience;
  #lines: readonly ChatLine[];

  constructor(core: Core, audience: Audience, lines: readonly ChatLine[]) {
    this.#core = core;
    this.#audience = audience;
    this.#lines = lines;
  }

  /** The last ones, oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  say(user: string, name: string, text: string): Promise<void> {
    return this.#core.run(async () => {
      const id = (this.#lines.at(-1)?.id ?? 0) + 1;
      const seat = seatOf(this.#core.row.seats, user);
      if (seat === null) needDistinct(name, this.#audience.seatedNames(user));
      const line: ChatLine = { id, seat, name: this.#audience.nameOf(user) ?? name, text, at: Date.now() };
      await this.#core.ledger.write([{ kind: 'chat', line }]);
      this.#lines = [...this.#lines, line].slice(-CHAT_LINES);
      this.#audience.tell({ type: 'chat', ...line });
    });
  }
}
