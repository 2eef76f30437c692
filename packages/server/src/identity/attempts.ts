/** Wrong passwords, counted by account: whoever guesses from many addresses gets no further than from one. */
import type { Counted, Together } from '../cluster/cluster.ts';
import { Refusal } from '../refusal.ts';

const WINDOW = 600_000;
const KNOWN_AT_MOST = 10_000;

interface Count {
  readonly since: number;
  count: number;
}

export class Attempts {
  readonly #atMost: number;
  readonly #together: Together | null;
  readonly #counts = new Map<string, Count>();

  /** So many wrong ones in ten minutes, at all servers together. */
  constructor(atMost: number, together: Together | null = null) {
    this.#atMost = atMost;
    this.#together = together;
  }

  /**
   * Counts an attempt before anybody looks at its password: of those that come at the same time no more are looked at.
   * Also for logins that nobody has, so that this tells nothing.
   */
  async begin(login: string): Promise<void> {
    const { count, left } = await this.#count(login, 1);
    if (count <= this.#atMost) return;
    await this.takeBack(login);
    const seconds = Math.ceil(left / 1000);
    throw new Refusal('too-many', `too many wrong passwords; try again in ${seconds} seconds`, { seconds });
  }

  /** The password was right, or nobody has looked at it. */
  async takeBack(login: string): Promise<void> {
    await this.#count(login, -1);
  }

  async #count(login: string, by: number): Promise<Counted> {
    if (this.#together !== null) return this.#together.count(`password ${login}`, WINDOW, by);
    const attempt = this.#current(login) ?? { since: performance.now(), count: 0 };
    attempt.count += by;
    this.#counts.set(login, attempt);
    if (this.#counts.size > KNOWN_AT_MOST) this.#tidy();
    return { count: attempt.count, left: attempt.since + WINDOW - performance.now() };
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
