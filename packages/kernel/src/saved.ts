/** Where a match goes back to: checkpoints, imagined positions, and what is told when not all of it could be kept. */
import type { Game } from './game.ts';
import type { Viewer } from './message.ts';
import type { Seed } from './random.ts';
import type { Checkpoint } from './record.ts';

/** A checkpoint with what else the match must put back when it returns to it. */
export interface Saved<S> {
  readonly checkpoint: Checkpoint<S>;
  readonly marks: number;
  readonly barrier: number;
}

/** What a restored match has to tell its players. */
export interface Notice {
  readonly kind: 'rolled-back';
  readonly answersLost: number;
  readonly reason: string;
}

/** How a sample was made, so that it can be made again. */
export interface Imagined {
  readonly viewer: Viewer;
  readonly seed: Seed;
  readonly at: number;
}

export function beginning<S extends object, C>(game: Game<S, C>, config: C): Saved<S> {
  const checkpoint = { phase: game.firstPhase, state: game.initial(config), random: 0, answers: 0, events: 0 };
  return { checkpoint, marks: 0, barrier: 0 };
}
