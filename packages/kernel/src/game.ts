import type { Rules } from './decision.ts';
import type { Json } from './json.ts';
import type { Seat, Viewer } from './message.ts';
import type { Random } from './random.ts';

/** Who won, and everybody's points, in seat order. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** A phase is a rule that ends by naming the phase that follows, or null when the game is over. */
export type Phase<S> = (state: S) => Rules<string | null>;

/** Everything the kernel needs to know about a game. `S` is its state, plain JSON; `C` its configuration. */
export interface Game<S extends object = object, C = unknown> {
  readonly id: string;
  /** Raised whenever a change makes an old record play differently. */
  readonly version: number;
  /** Checks a configuration from outside and fills in what it leaves open, or throws BadConfig. */
  configure(input: unknown): C;
  seats(config: C): number;
  /** The state before anything happened. Chance begins with the first phase. */
  initial(config: C): S;
  readonly firstPhase: string;
  readonly phases: { readonly [name: string]: Phase<S> };
  /** A checkpoint is written when a phase begins and at least so many answers were given since the last one (0). */
  readonly answersPerCheckpoint?: number;
  /** All that a seat, or a spectator, may see. Nothing else of the state leaves the server. */
  view(state: S, viewer: Viewer): Json;
  /** Deals anew, in place and in keeping with the viewer's view, everything that viewer cannot see. */
  imagine(state: S, viewer: Viewer, random: Random): void;
  outcome(state: S): Outcome;
  /** Brings a state of an older version into this version's shape, when that has changed. */
  migrate?(state: S, version: number): S;
}
