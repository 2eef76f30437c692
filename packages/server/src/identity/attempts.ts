/** Wrong passwords, counted by account: whoever guesses from many addresses gets no further than from one. */
import type { Together } from '../cluster/cluster.ts';
import { Refusal } from '../refusal.ts';

const WINDOW = 600_000;
const KNOWN_AT_MOST = 10_000;

interface Count {
  readonly since: number;
  wrong: number;
}

const keyOf = (login: string) => `password ${login}`;

export class Attempts {
  readonly #atMost: number;
  readonly #together: Together | null;
  readonly #counts = new Map<string, Count>();

  /** So many wrong ones in ten minutes, at all servers together. */
  constructor(atMost: number, together: Together | null = null) {
    this.#atMost = atMost;
    this.#together = together;
  }

  /** Also for logins that nobody has, so that this tells nothing. */
  async need(login: string): Promise<void> {
    const { wrong, left } = await this.#known(login);
    if (wrong < this.#atMost) return;
    const seconds = Math.ceil(left / 1000);
    throw new Refusal('too-many', `too many wrong passwords; try again in ${seconds} seconds`, { seconds });
  }

  async wrong(login: string): Promise<void> {
    await this.#together?.count(keyOf(login), WINDOW);
    const count = this.#current(login);
    if (count) count.wrong++;
    else this.#counts.set(login, { since: performance.now(), wrong: 1 });
    if (this.#counts.size > KNOWN_AT_MOST) this.#tidy();
  }

  async right(login: string): Promise<void> {
    if (this.#together !== null) {
      const { count } = await this.#together.count(keyOf(login), WINDOW, 0);
      if (count > 0) await this.#together.count(keyOf(login), WINDOW, -count);
    }
    this.#counts.delete(login);
  }

  async #known(login: string): Promise<{ wrong: number; left: number }> {
    if (this.#together !== null) {
      const { count, left } = await this.#together.count(keyOf(login), WINDOW, 0);
      return { wrong: count, left };
    }
    const count = this.#current(login);
    return count === undefined
      ? { wrong: 0, left: 0 }
      : { wrong: count.wrong, left: count.since + WINDOW - performance.now() };
  }

  #current(login: string): Count | undefined {
    const count = this.#counts.get(login);
    return count && performance.now() - count.since < WINDOW ? count : void this.#counts.delete(login);
  }

  #tidy(): void {
    for (const login of [...this.#counts.keys()]) this.#current(login);
    for (const login of this.#counts.keys()) {
      if (this.#counts.size <= KNOWN_AT_MOST) return;
      this.#counts.delete(login);
    }
  }
}
