/** Days on which a person need not play, at tables that are played over days: so many in any 365, whole days each time. */
import type { VacationFace } from '../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { Storage, Vacation } from '../storage/storage.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

export class Vacations {
  readonly #storage: Storage;
  readonly #daysPerYear: number;

  constructor(storage: Storage, daysPerYear: number) {
    this.#storage = storage;
    this.#daysPerYear = daysPerYear;
  }

  async of(user: string): Promise<VacationFace> {
    const now = Date.now();
    const taken = await this.#storage.vacations(user, now - YEAR);
    const until = Math.max(...taken.map((vacation) => vacation.until), now);
    return {
      until: until > now ? until : null,
      daysLeft: Math.max(0, this.#daysPerYear - daysOf(taken)),
      daysPerYear: this.#daysPerYear,
    };
  }

  async start(user: string, days: number): Promise<void> {
    const { until, daysLeft } = await this.of(user);
    if (until !== null) throw new Refusal('on-vacation', 'you are on vacation already; end it first');
    if (days > daysLeft)
      throw new Refusal('no-vacation-left', `you have ${daysLeft} days of vacation left`, { count: daysLeft });
    const now = Date.now();
    await this.#storage.addVacation(user, { began: now, until: now + days * DAY });
  }

  async end(user: string): Promise<void> {
    if ((await this.of(user)).until === null) throw new Refusal('not-on-vacation', 'you are not on vacation');
    await this.#storage.endVacation(user, Date.now());
  }
}

/** A day that has begun is taken, so that nobody stops a clock again and again for a moment. */
export function daysOf(vacations: readonly Vacation[]): number {
  return vacations.reduce((days, { began, until }) => days + Math.max(1, Math.ceil((until - began) / DAY)), 0);
}
