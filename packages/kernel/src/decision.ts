import { DeadEnd } from './errors.ts';
import type { Message, Ref, Seat, Words } from './message.ts';
import { answersGiven, countStep } from './services.ts';

/** One legal answer. `id` is stable, readable and unique within its decision; a record is a list of such ids. */
export interface Option<V = unknown> {
  readonly id: string;
  readonly value: V;
  readonly label: Message;
  readonly target?: Ref;
  /** The answer of somebody who does nothing: it declines, passes or stops. A decision has one at most. */
  readonly idle?: true;
  /** What may be done besides, of another family than what is asked: clients keep it apart from the answers proper. */
  readonly aside?: true;
}

/** Something a player might try in vain, and the rule that forbids it. */
export interface Blocked {
  readonly target?: Ref;
  readonly label: Message;
  readonly rule: string;
}

/** What a click on a thing may begin: answers that are given one after the other, as one gesture. */
export interface Start {
  /** What it can be begun from: a piece, the place where it stands, a card. */
  readonly targets: readonly Ref[];
  /** Ids of options: of this decision first, then of those that it leads to. */
  readonly answers: readonly string[];
  /** What will be done, and what it costs. */
  readonly label: Message;
}

/** Something that goes on for a while, such as a combat: what is asked meanwhile belongs to it. No other one has its id. */
export interface Scope {
  readonly kind: string;
  readonly id: string;
}

/** A chance to use a hidden card or to let it pass, given to everybody who might have one. */
export interface Window {
  /** What the window belongs to, the innermost first. */
  readonly scopes: readonly Scope[];
  /** What has just happened harms the seat, as far as it can see. */
  readonly hurts: boolean;
}

/** What a seat is asked: the complete list of its legal answers. Legality is membership in `options`. */
export interface Decision<V = unknown> {
  /** The number of answers given before this was asked: names the decision, so that a late answer is noticed. */
  readonly at: number;
  readonly seat: Seat;
  readonly prompt: Message;
  readonly options: readonly Option<V>[];
  readonly window?: Window;
  /** With this the seat's turn begins, or goes on. */
  readonly turn?: true;
}

/** Options, or how to work them out when they rest on hidden things that a re-imagined position deals anew. */
export type Options<V> = readonly Option<V>[] | (() => readonly Option<V>[]);

export interface Question<V = unknown, Prompt extends string = string> {
  readonly seat: Seat;
  readonly prompt: Words<Prompt>;
  readonly options: Options<V>;
  /** The options as they are now, where they have been worked out already. */
  readonly offer?: readonly Option<V>[];
  /** Why other things cannot be chosen; worked out only when somebody asks. */
  readonly blocked?: (() => readonly Blocked[]) | undefined;
  /** What the things on the table can begin; worked out only for somebody who looks at them. */
  readonly starts?: (() => readonly Start[]) | undefined;
  /** It is a window (`Window`): nobody learns who has answered until all have. */
  readonly window?: { readonly hurts: () => boolean };
  readonly turn?: true | undefined;
  /** What it belongs to, the innermost first. */
  readonly scopes?: readonly Scope[];
}

/** What a rule yields to the match: one question, or several to be answered at the same time. */
export type Ask = Question | { readonly together: readonly Question[] };

/** A rule: a generator that reads like the rulebook and yields wherever a player chooses. */
export type Rules<T = void> = Generator<Ask, T, unknown>;

export interface ChooseSettings {
  readonly blocked?: () => readonly Blocked[];
  readonly starts?: () => readonly Start[];
  /** Ask even when there is only one option, because not asking would tell the others something. */
  readonly always?: boolean;
  /** With this question the seat's turn begins, or goes on. */
  readonly turn?: true;
}

/** Asks one seat. A single option is taken without asking. */
export function* choose<V>(seat: Seat, prompt: Words, options: Options<V>, settings?: ChooseSettings): Rules<V> {
  countStep();
  const list = typeof options === 'function' ? options() : options;
  if (list.length === 0) throw new DeadEnd(prompt, seat);
  if (list.length === 1 && !settings?.always) return (list[0] as Option<V>).value;
  const { blocked, starts, turn } = settings ?? {};
  return (yield { seat, prompt, options, offer: list, blocked, starts, turn }) as V;
}

/** Asks several seats at once and goes on when all have answered. The values come in the order of the questions. */
export function* chooseEach<V>(questions: readonly Question<V>[]): Rules<V[]> {
  countStep();
  if (questions.length === 0) return [];
  return (yield { together: questions }) as V[];
}

/** Carries out rules all of whose questions belong to one thing, such as a combat: players may decide something for as long as it lasts. */
export function* within<T>(state: object, kind: string, rules: Rules<T>): Rules<T> {
  const scope = { kind, id: `${kind}@${answersGiven(state)}` };
  let step = rules.next();
  while (!step.done) step = rules.next(yield inScope(step.value, scope));
  return step.value;
}

function inScope(ask: Ask, scope: Scope): Ask {
  if ('together' in ask) return { together: ask.together.map((question) => questionIn(question, scope)) };
  return questionIn(ask, scope);
}

function questionIn(question: Question, scope: Scope): Question {
  return { ...question, scopes: [...(question.scopes ?? []), scope] };
}
