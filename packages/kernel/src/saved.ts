/** Where a match goes back to: checkpoints, imagined positions, and what is told when not all of it could be kept. */
import { Divergence } from './errors.ts';
import type { Game } from './game.ts';
import { copy } from './json.ts';
import { markOf, marksUntil } from './marks.ts';
import type { Viewer } from './message.ts';
import type { Seed } from './random.ts';
import type { Checkpoint, Record } from './record.ts';

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

/** A record of another version of the rules, as one that begins at its checkpoint. */
export function fromCheckpoint<S extends object, C>(game: Game<S, C>, record: Record<S, C>): Record<S, C> {
  const old = record.checkpoint;
  const state = game.migrate ? game.migrate(copy(old.state), record.version) : old.state;
  const from: Checkpoint<S> = { ...old, state };
  const earlier = [...(record.earlier ?? []), { version: record.version, until: old.answers }];
  const marks = record.marks.slice(0, marksUntil(record.marks, old));
  if (marks.length > 0) marks[marks.length - 1] = markOf(from, record.answers, marks.at(-2));
  return { ...record, from, earlier, marks };
}

/** Where a recorded match began: at its beginning, or where another version of the rules had brought it. */
export function originOf<S extends object, C>(game: Game<S, C>, config: C, { from, marks }: Record<S, C>): Saved<S> {
  if (!from) return beginning(game, config);
  const first = marks.findIndex(([answers]) => answers >= from.answers);
  return { checkpoint: from, marks: Math.max(first, 0), barrier: from.answers };
}

/** The checkpoint that a record carries, if it is the position that was recorded. */
export function checkpointOf<S extends object, C>({ checkpoint, marks, answers }: Record<S, C>): Saved<S> {
  const until = marksUntil(marks, checkpoint);
  if (until > 0 && marks[until - 1]?.[1] !== markOf(checkpoint, answers, marks[until - 2])[1]) {
    throw new Divergence(checkpoint.answers, 'the checkpoint is not the position that was recorded');
  }
  return { checkpoint, marks: until, barrier: checkpoint.answers };
}
