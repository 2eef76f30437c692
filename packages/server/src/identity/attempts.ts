/** Wrong passwords, counted by account: whoever guesses from many addresses gets no further than from one. */
import { Refusal } from '../refusal.ts';

const WINDOW = 600_000;
const KNOWN_AT_MOST = 10_000;

interface Count {
  readonly since: number;
  wrong: number;
}

export class Attempts {
  readonly #atMost: number;
  readonly #counts = new Map<string, Count>();

  /** So many wrong ones in ten minutes. */
  constructor(atMost: number) {
    this.#atMost = atMost;
  }

  /** Also for logins that nobody has, so that this tells nothing. */
  need(login: string): void {
    const count = this.#current(login);
    if (count === undefined || count.wrong < this.#atMost) return;
    const seconds = Math.ceil((count.since + WINDOW - performance.now()) / 1000);
    throw new Refusal('too-many', `too many wrong passwords; try again in ${seconds} seconds`, { seconds });
  }

  wrong(login: string): void {
    const count = this.#current(login);
    if (count) count.wrong++;
    else this.#counts.set(login, { since: performance.now(), wrong: 1 });
    if (this.#counts.size > KNOWN_AT_MOST) this.#tidy();
  }

  right(login: string): void {
    this.#counts.delete(login);
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
