/** What a bot would do in somebody's place, and why. */
import { type Learning, learningKey } from './learning.ts';
import type { Arguments, Message, Ref, Seat } from './message.ts';

/** One answer of a plan. */
export interface PlannedStep {
  readonly prompt: Message;
  readonly id: string;
  readonly label: Message;
  readonly target?: Ref;
}

/** The answers with which a bot would go through its next action, up to the first die, hidden card or other player. */
export interface Plan<View = unknown> {
  readonly seat: Seat;
  readonly steps: readonly PlannedStep[];
  /** The last step rolls dice or reveals something: what comes of it nobody can know. */
  readonly isOpen: boolean;
  /** What the seat sees now. */
  readonly before: View;
  /** What it would see after so many steps; after the last step of an open plan that is only imagined. */
  after(steps: number): View;
}

/** The arguments of a reason for a plan that fits its words; null if it is none. */
export type Reason<View = unknown, Name extends string = string> = (
  plan: Plan<View>,
  /** The step at which the plan fits: its number. */
  at: number,
) => { readonly [name in Name]: Arguments[string] } | null;

/** By id, as the words have them. */
export type Reasons<View = unknown> = { readonly [id: string]: Reason<View> };

/** For the words of a game: a function for each reason, which gives the arguments that its sentence needs. */
export type ReasonsFor<Words extends { readonly [id: string]: { readonly needs: readonly string[] } }, View> = {
  readonly [id in keyof Words]: Reason<View, Words[id]['needs'][number]>;
};

/** Advice on a decision: what to answer, and why. */
export interface Advice {
  /** The decision that it is about. */
  readonly at: number;
  readonly steps: readonly PlannedStep[];
  readonly isOpen: boolean;
  /** The first reason that fits; null if none does. */
  readonly reason: Message | null;
  /** How many options the decision has. */
  readonly options: number;
}

/** The first reason that names a question of the plan, speaks of what is answered there, and has its figures. */
export function reasonFor(game: string, { reasons }: Learning, given: Reasons, plan: Plan): Message | null {
  for (const [id, { prompts, options }] of Object.entries(reasons)) {
    for (const [at, step] of plan.steps.entries()) {
      if (!prompts.includes(step.prompt.key) || !options.some((pattern) => matches(pattern, step.id))) continue;
      const args = given[id]?.(plan, at);
      if (args) return { key: learningKey(game, 'reason', id), args };
    }
  }
  return null;
}

/** Whether an id fits a pattern in which `*` stands for anything. */
function matches(pattern: string, id: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return id === first;
  const last = rest.pop() ?? '';
  if (!id.startsWith(first) || !id.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = id.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return from + last.length <= id.length;
}
