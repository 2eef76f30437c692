/**
 * Wrong passwords, counted by account and network, and by account: whoever guesses from many networks soon gets no further, and
 * keeps the owner from no network where a password was right.
 */
import type { Counted, Together } from '../cluster/cluster.ts';
import { Refusal } from '../refusal.ts';

const WINDOW = 600_000;
/** So many times as many from all networks together, so that one of them does not keep out the others. */
const EVERYWHERE = 5;
/** Milliseconds for which a network is known, as long as a session lasts. */
const KNOWN = 180 * 24 * 3_600_000;
const KEPT_AT_MOST = 10_000;

export class Attempts {
  readonly #atMost: number;
  readonly #wrong: Pick<Together, 'count'>;
  readonly #known: Pick<Together, 'count'>;

  /** So many wrong ones from a network in ten minutes, at all servers together. */
  constructor(atMost: number, together: Together | null = null) {
    this.#atMost = atMost;
    this.#wrong = together ?? new Counts();
    this.#known = together ?? new Counts();
  }

  /**
   * Counts an attempt before anybody looks at its password: of those that come at the same time no more are looked at.
   * Also for logins that nobody has, so that this tells nothing. `network` is null for those who are signed in to the account.
   */
  async begin(login: string, network: string | null): Promise<void> {
    const here = await this.#count(login, network, 1);
    if (here.count > this.#atMost) {
      await this.#count(login, network, -1);
      throw tooMany(here);
    }
    if (network === null) return;
    const everywhere = await this.#count(login, '', 1);
    if (everywhere.count <= EVERYWHERE * this.#atMost) return;
    const known = await this.#known.count(knownKey(login, network), 1, 0);
    if (known.count > 0) return;
    await Promise.all([this.#count(login, network, -1), this.#count(login, '', -1)]);
    throw tooMany(everywhere);
  }

  /** The password was right: what was wrong in its network before is forgotten. */
  async right(login: string, network: string | null): Promise<void> {
    await this.#count(login, network, -this.#atMost);
    if (network === null) return;
    await this.#count(login, '', -1);
    await this.know(login, network);
  }

  /** The network is one of the owner's. */
  async know(login: string, network: string): Promise<void> {
    await this.#known.count(knownKey(login, network), KNOWN);
  }

  #count(login: string, network: string | null, by: number): Promise<Counted> {
    return this.#wrong.count(`password ${login} ${network ?? 'own'}`, WINDOW, by);
  }
}

const knownKey = (login: string, network: string) => `known ${login} ${network}`;

function tooMany({ left }: Counted): Refusal {
  const seconds = Math.ceil(left / 1000);
  return new Refusal('too-many', `too many wrong passwords; try again in ${seconds} seconds`, { seconds });
}

/** Counts as several servers do, for one that is alone. */
class Counts {
  readonly #counts = new Map<string, { readonly until: number; readonly count: number }>();

  async count(key: string, window: number, by = 1): Promise<Counted> {
    const now = performance.now();
    const { until, count } = this.#current(key, now) ?? { until: now + window, count: 0 };
    const counted = { until, count: Math.max(0, count + by) };
    if (counted.count > 0) this.#counts.set(key, counted);
    else this.#counts.delete(key);
    if (this.#counts.size > KEPT_AT_MOST) this.#tidy(now);
    return { count: counted.count, left: until - now };
  }

  #current(key: string, now: number) {
    const counted = this.#counts.get(key);
    return counted && now < counted.until ? counted : void this.#counts.delete(key);
  }

  #tidy(now: number): void {
    for (const key of [...this.#counts.keys()]) this.#current(key, now);
    for (const key of this.#counts.keys()) {
      if (this.#counts.size <= KEPT_AT_MOST) return;
      this.#counts.delete(key);
    }
  }
}
