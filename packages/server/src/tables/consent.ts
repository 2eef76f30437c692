/** Going back past the barrier wants everybody's consent. */
import { Refusal } from '../refusal.ts';

/** Who asked, where to, and who has agreed. */
export class Consent {
  /** The seat that asked; null for a host without one. */
  readonly by: number | null;
  readonly to: number;
  readonly #given: Set<number>;

  constructor(by: number | null, to: number) {
    this.by = by;
    this.to = to;
    this.#given = new Set(by === null ? [] : [by]);
  }

  get given(): number[] {
    return [...this.#given];
  }

  give(seat: number): void {
    this.#given.add(seat);
  }

  /** `people`: the seats that persons hold. */
  isComplete(people: readonly number[]): boolean {
    return people.every((seat) => this.#given.has(seat));
  }
}

/** What a table is being asked to consent to: one thing at a time, and not for ever. */
export class Consents {
  readonly #onSettled: (done: boolean) => void;
  #current: Consent | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `onSettled` is told what came of each of them. */
  constructor(onSettled: (done: boolean) => void) {
    this.#onSettled = onSettled;
  }

  get current(): Consent | null {
    return this.#current;
  }

  ask(consent: Consent, milliseconds: number): void {
    if (this.#current !== null) {
      const sentence = 'an undo is being asked for already; wait until it is agreed to or refused';
      throw new Refusal('already-asked', sentence);
    }
    this.#current = consent;
    this.#timer = setTimeout(() => this.settle(false), milliseconds).unref();
  }

  /** What is asked for now; with `to` it has to be just that, so that an agreement never counts for something else. */
  need(to: number | undefined): Consent {
    const asked = this.#current;
    if (asked === null || (to !== undefined && to !== asked.to)) {
      throw new Refusal('nothing-asked', 'nobody is asking for this undo');
    }
    return asked;
  }

  settle(done: boolean): void {
    this.end();
    this.#onSettled(done);
  }

  /** Without a word. */
  end(): void {
    this.#current = null;
    clearTimeout(this.#timer);
  }
}
