/** When a hint comes by itself, and when it waits to be asked for. */
import type { Guided } from '@orrery/kernel';
import type { Moment } from './memory.ts';

/** `open`: it is read. `folded`: a mark beside the question opens it. `quiet`: a key or the menu does. */
export type Unfolding = 'open' | 'folded' | 'quiet';

interface Asked {
  readonly prompt: string;
  readonly moment: Moment;
  /** The moments at which this was asked before, as far as they are remembered. */
  readonly before: readonly Moment[];
  /** The chapter or round. */
  readonly count: number;
  readonly guided: Pick<Guided, 'hintsThrough' | 'late'>;
}

/** Open at the first time, folded at the second. Late in the game only what comes seldom opens by itself. */
export function unfolding({ prompt, moment, before, count, guided }: Asked): Unfolding {
  const times = before.includes(moment) ? before.indexOf(moment) : before.length;
  const isOpening = count <= guided.hintsThrough || guided.late.includes(prompt);
  if (times === 0) return isOpening ? 'open' : 'folded';
  return times === 1 && (isOpening || before.includes(moment)) ? 'folded' : 'quiet';
}

/** The chapter or round in a view; 1 where it counts none. */
export function countIn(view: unknown, counter: string): number {
  const count = typeof view === 'object' && view !== null ? Reflect.get(view, counter) : undefined;
  return typeof count === 'number' ? count : 1;
}
