import type { Event, MessageArgs, Seat } from './message.ts';
import { type Random, shuffled } from './random.ts';

/** What a running match does for the rules that change its state. */
export interface Services {
  readonly random: Random;
  /** Null when nobody listens, as in a bot's forward play. */
  readonly events: Event[] | null;
  irreversible(): void;
}

const running = new WeakMap<object, Services>();

/** Makes `state` the state of a running match. */
export function serve(state: object, services: Services): void {
  running.set(state, services);
}

/** Tells what happened: to everybody, or only to `seats`. */
export function emit(state: object, key: string, args?: MessageArgs, seats?: readonly Seat[]): void {
  const events = running.get(state)?.events;
  if (events) events.push(seats ? { key, ...(args && { args }), seats } : args ? { key, args } : { key });
}

/** Tells something only to some seats. */
export function emitTo(state: object, seats: readonly Seat[], key: string, args?: MessageArgs): void {
  emit(state, key, args, seats);
}

/** A random whole number from 0 to n-1. What chance brought cannot be undone freely. */
export function below(state: object, n: number): number {
  const services = running.get(state);
  if (!services) throw new Error('only a running match has chance');
  services.irreversible();
  return services.random.below(n);
}

/** Shuffles `list`, a part of `state`, in place. */
export function shuffle<T>(state: object, list: T[]): T[] {
  return shuffled({ below: (n) => below(state, n) }, list);
}

/** Says that somebody has learnt something (a card drawn or revealed, a hand seen): undo is not free beyond this. */
export function irreversible(state: object): void {
  running.get(state)?.irreversible();
}
