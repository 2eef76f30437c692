import type { Decision, Option, Random, Seat, Seated, Thing } from '@orrery/kernel';
import type { Ti4 } from '@orrery/ti4';

/** What the player thinks with: the decision at hand, and the position as far as the seat may know it. */
export interface Mind {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly random: Random;
  /** One imagined position; what the seat can see is as it is. */
  readonly g: Ti4;
}

export function mindOf(seated: Seated<Ti4>, random: Random): Mind {
  let state: Ti4 | null = null;
  return {
    seat: seated.seat,
    decision: seated.decision,
    random,
    get g() {
      state ??= seated.glimpse(0) as Ti4;
      return state;
    },
  };
}

/** Answers a decision by the id of one of its options. */
export type Habit = (mind: Mind) => string;

/** The option with the highest score; the first of several. */
export function best(options: readonly Option[], score: (id: string, option: Option) => number): string {
  let found = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option.id, option);
    if (value > most || found === '') {
      found = option.id;
      most = value;
    }
  }
  return found;
}

/** Takes the option of this id when there is one. */
export function prefer(...ids: readonly string[]): Habit {
  return ({ decision }) => ids.find((id) => has(decision.options, id)) ?? (decision.options[0] as Option).id;
}

export function has(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

export function anyOf({ decision, random }: Mind): string {
  return (decision.options[random.below(decision.options.length)] as Option).id;
}

/** The id of a thing that a message speaks of: `carrier` of `unit-type/carrier`. */
export function idOf<Id extends string>(thing: Thing): Id {
  return thing.slice(thing.indexOf('/') + 1) as Id;
}

/** The last part of an id such as `exhaust:jord`. */
export function tail(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}
