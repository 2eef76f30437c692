import { DeadEnd } from './errors.ts';
import type { Message, Ref, Seat, Words } from './message.ts';
import { countStep } from './services.ts';

/** One legal answer. `id` is stable, readable and unique within its decision; a record is a list of such ids. */
export interface Option<V = unknown> {
  readonly id: string;
  readonly value: V;
  readonly label: Message;
  readonly target?: Ref;
  /** The answer of somebody who does nothing: it declines, passes or stops. A decision has one at most. */
  readonly idle?: true;
}

/** Something a player might try in vain, and the rule that forbids it. */
export interface Blocked {
  readonly target?: Ref;
  readonly label: Message;
  readonly rule: string;
}

/** What a seat is asked: the complete list of its legal answers. Legality is membership in `options`. */
export interface Decision<V = unknown> {
  /** The number of answers given before this was asked: names the decision, so that a late answer is noticed. */
  readonly at: number;
  readonly seat: Seat;
  readonly prompt: Message;
  readonly options: readonly Option<V>[];
}

/** Options, or how to work them out when they rest on hidden things that a re-imagined position deals anew. */
export type Options<V> = readonly Option<V>[] | (() => readonly Option<V>[]);

export interface Question<V = unknown> {
  readonly seat: Seat;
  readonly prompt: Words;
  readonly options: Options<V>;
  /** The options as they are now, where they have been worked out already. */
  readonly offer?: readonly Option<V>[];
  /** Why other things cannot be chosen; worked out only when somebody asks. */
  readonly blocked?: (() => readonly Blocked[]) | undefined;
}

/** What a rule yields to the match: one question, or several to be answered at the same time. */
export type Ask = Question | { readonly together: readonly Question[] };

/** A rule: a generator that reads like the rulebook and yields wherever a player chooses. */
export type Rules<T = void> = Generator<Ask, T, unknown>;

export interface ChooseSettings {
  readonly blocked?: () => readonly Blocked[];
  /** Ask even when there is only one option, because not asking would tell the others something. */
  readonly always?: boolean;
}

/** Asks one seat. A single option is taken without asking. */
export function* choose<V>(seat: Seat, prompt: Words, options: Options<V>, settings?: ChooseSettings): Rules<V> {
  countStep();
  const list = typeof options === 'function' ? options() : options;
  if (list.length === 0) throw new DeadEnd(prompt, seat);
  if (list.length === 1 && !settings?.always) return (list[0] as Option<V>).value;
  return (yield { seat, prompt, options, offer: list, blocked: settings?.blocked }) as V;
}

/** Asks several seats at once and goes on when all have answered. The values come in the order of the questions. */
export function* chooseEach<V>(questions: readonly Question<V>[]): Rules<V[]> {
  countStep();
  if (questions.length === 0) return [];
  return (yield { together: questions }) as V[];
}
