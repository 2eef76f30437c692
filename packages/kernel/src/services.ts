import { TooManySteps } from './errors.ts';
import type { Arguments, Event, Seat } from './message.ts';
import { type Random, shuffled } from './random.ts';

/** What a running match does for the rules that change its state. */
export interface Services {
  readonly random: Random;
  /** Null when nobody listens, as in a bot's forward play. */
  readonly events: Event[] | null;
  irreversible(): void;
  /** How many answers were given so far. */
  answers(): number;
}

/** The state of the match whose rules run now, and what that match does for them. */
let running: object | null = null;
let services: Services;

/** Says that the rules of the match with this state run from now on. */
export function serve(state: object, of: Services): void {
  running = state;
  services = of;
}

/** No answer of any game comes near it: whatever takes more is an endless loop. */
const stepsPerAnswer = 100_000;

let steps = 0;

/** A new answer is carried out. */
export function resetSteps(): void {
  steps = 0;
}

/** Everything that rules ask of the kernel is a step, so that an endless loop becomes an error. */
export function countStep(): void {
  if (++steps > stepsPerAnswer) throw new TooManySteps(stepsPerAnswer);
}

/** For a loop of rules that might ask nothing of the kernel: counts one round of it. */
export function step(state: object): void {
  if (state === running) countStep();
}

/** Tells what happened: to everybody, or only to `seats`. */
export function emit(state: object, key: string, args?: Arguments, seats?: readonly Seat[]): void {
  if (state !== running) return;
  countStep();
  if (services.events === null) return;
  services.events.push(seats ? { key, ...(args && { args }), seats } : args ? { key, args } : { key });
}

/** Tells something only to some seats. */
export function emitTo(state: object, seats: readonly Seat[], key: string, args?: Arguments): void {
  emit(state, key, args, seats);
}

/** A random whole number from 0 to n-1 (`cut`: see `Random`). What chance brought cannot be undone freely. */
export function below(state: object, n: number, cut?: number): number {
  if (state !== running) throw new Error('only a running match has chance');
  countStep();
  services.irreversible();
  return services.random.below(n, cut);
}

/** Shuffles `list`, a part of `state`, in place. */
export function shuffle<T>(state: object, list: T[]): T[] {
  return shuffled({ below: (n) => below(state, n) }, list);
}

/** How many answers were given in the running match: the same number whenever it is played again. */
export function answersGiven(state: object): number {
  return state === running ? services.answers() : 0;
}

/** Says that somebody has learnt something (a card drawn or revealed, a hand seen): undo is not free beyond this. */
export function irreversible(state: object): void {
  if (state === running) services.irreversible();
}
