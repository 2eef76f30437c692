/** A bucket that fills with time: so many messages a second, after a burst of three times as many. */
class Bucket {
  readonly #perSecond: number;
  #left: number;
  #spent = 0;
  #at = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * 3;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left === this.#perSecond * 3;
  }

  take(cost: number): boolean {
    this.#fill();
    if (this.#left < cost) return false;
    this.#left -= cost;
    this.#spent += cost;
    return true;
  }

  /** What was taken since this was last asked. */
  spent(): number {
    const spent = this.#spent;
    this.#spent = 0;
    return spent;
  }

  /** What was said elsewhere counts here, too; nobody is silenced for longer than a burst. */
  charge(cost: number): void {
    this.#fill();
    this.#left = Math.max(-this.#perSecond * 3, this.#left - cost);
  }

  #fill(): void {
    const now = performance.now();
    this.#left = Math.min(this.#perSecond * 3, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}

/** This part of what is allowed in a second is worth telling the other servers. */
const MUCH = 4;
const TOLD_AT_MOST = 30;

/** How much each person says, on all their sockets together. */
export class MessageLimiter {
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  allows(person: string, cost = 1): boolean {
    return this.#bucket(person).take(cost);
  }

  /** What those who say much have said since this was last asked. */
  spent(): [string, number][] {
    const all = [...this.#buckets].map(([person, bucket]): [string, number] => [person, bucket.spent()]);
    return all.filter(([, cost]) => cost >= this.#perSecond / MUCH).slice(0, TOLD_AT_MOST);
  }

  charge(person: string, cost: number): void {
    this.#bucket(person).charge(cost);
  }

  #bucket(person: string): Bucket {
    const known = this.#buckets.get(person);
    if (known !== undefined) return known;
    const bucket = new Bucket(this.#perSecond);
    this.#buckets.set(person, bucket);
    return bucket;
  }

  /** Forgets those who have been silent for a while. */
  tidy(): void {
    for (const [person, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(person);
  }
}

/** How many of something somebody has now. */
export class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
