import type { Decision } from './decision.ts';
import type { Outcome } from './game.ts';
import { glimpse } from './glimpse.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';
import type { Seat } from './message.ts';
import { type Random, type Seed, seedFrom } from './random.ts';

/** A position as a seat may imagine it. Trying things out in it changes nothing at the table. */
export interface Sample<S extends object = object> {
  readonly state: Readonly<S>;
  readonly isOver: boolean;
  readonly outcome: Outcome | null;
  waitingFor(): Seat[];
  pending(seat: Seat): Decision | null;
  answer(seat: Seat, id: string): void;
  clone(): Sample<S>;
}

/** All a player gets to decide with. */
export interface Seated<S extends object = object> {
  readonly seat: Seat;
  readonly decision: Decision;
  view(): Json;
  /** A new sample. With a number, the sample of that number: the same one each time it is asked for. */
  sample(number?: number): Sample<S>;
  /** The state of the sample of that number, which costs much less than one in which things can be tried out. */
  glimpse(number: number): Readonly<S>;
}

/** A bot: it picks the id of one of its options. */
export interface Player<S extends object = object> {
  choose(seated: Seated<S>, random: Random): string;
}

/** What a player in this seat gets, or null when the seat has nothing to decide. */
export function seated<S extends object, C>(match: Match<S, C>, seat: Seat, random: Random): Seated<S> | null {
  const decision = match.pending(seat);
  if (decision === null) return null;
  const salt = random.below(0x7fffffff);
  let samples = 0;
  return {
    seat,
    decision,
    view: () => match.view(seat),
    sample: (number = samples++) => new Imagination(match.sample(seat, sampleSeed(salt, number))),
    glimpse: (number) => glimpse(match, seat, sampleSeed(salt, number)),
  };
}

/** Keeps the match behind a sample, with its log and seed, out of a bot's reach. */
class Imagination<S extends object, C> implements Sample<S> {
  readonly #match: Match<S, C>;

  constructor(match: Match<S, C>) {
    this.#match = match;
  }

  get state(): Readonly<S> {
    return this.#match.peek();
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  get outcome(): Outcome | null {
    return this.#match.outcome;
  }

  waitingFor(): Seat[] {
    return this.#match.waitingFor();
  }

  pending(seat: Seat): Decision | null {
    return this.#match.pending(seat);
  }

  answer(seat: Seat, id: string): void {
    this.#match.answer(seat, id);
  }

  clone(): Sample<S> {
    return new Imagination(this.#match.clone());
  }
}

function sampleSeed(salt: number, number: number): Seed {
  return seedFrom(`${salt}/${number}`);
}
