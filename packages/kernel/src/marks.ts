import { Divergence } from './errors.ts';
import { fingerprint } from './hash.ts';
import type { Answer, Checkpoint, Mark } from './record.ts';

/** A position that a mark is made of. */
export type Position = Omit<Checkpoint, 'events'>;

/** The fingerprints of a match's checkpoints: where a replay must come by. */
export class Marks {
  private readonly list: Mark[];
  /** Those of the record that is replayed; a mark that differs from them is a divergence. */
  expected: readonly Mark[] | null = null;

  constructor(list: Mark[]) {
    this.list = list;
  }

  get length(): number {
    return this.list.length;
  }

  add(position: Position, log: readonly Answer[]): void {
    const mark = markOf(position, log, this.list.at(-1));
    const expected = this.expected?.[this.list.length];
    if (expected && (expected[0] !== mark[0] || expected[1] !== mark[1])) {
      throw new Divergence(mark[0], `the position differs from the recorded one (mark ${this.list.length})`);
    }
    this.list.push(mark);
  }

  /** The first ones, or all. */
  first(count?: number): Mark[] {
    return this.list.slice(0, count);
  }

  cut(length: number): void {
    // To set a length is slow even where it changes nothing.
    if (this.list.length > length) this.list.length = length;
  }
}

/** How many marks were made up to and with this checkpoint's. */
export function marksUntil(marks: readonly Mark[], checkpoint: Checkpoint): number {
  return marks.findLastIndex(([answers]) => answers <= checkpoint.answers) + 1;
}

/** The position and the answers since the mark before, so that even an altered answer without effect is found here. */
export function markOf(position: Position, log: readonly Answer[], previous: Mark | undefined): Mark {
  const { phase, random, state, answers } = position;
  return [answers, fingerprint([phase, random, state, log.slice(previous?.[0] ?? 0, answers)])];
}
