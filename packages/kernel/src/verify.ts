import { Divergence } from './errors.ts';
import type { Game } from './game.ts';
import { fingerprint } from './hash.ts';
import { Match } from './match.ts';
import { parseRecord } from './record.ts';

export type Verdict =
  | { readonly ok: true; readonly answers: number; readonly phases: number; readonly finished: boolean }
  /** `index`: the number of answers that were carried out when the record stopped making sense. */
  | { readonly ok: false; readonly index: number; readonly problem: string };

/** Plays a record again from its beginning and compares everything it claims. */
export function verify<S extends object, C>(game: Game<S, C>, input: unknown): Verdict {
  let done = 0;
  try {
    const record = parseRecord(input) as ReturnType<Match<S, C>['record']>;
    if (record.game !== game.id) return wrong(0, `this is a record of '${record.game}', not of '${game.id}'`);
    if (record.version !== game.version) {
      return wrong(0, `played under version ${record.version} of the rules; this is version ${game.version}`);
    }
    const match = Match.replay(game, record, ({ length }) => {
      done = length;
    });
    const replayed = match.record();
    if (replayed.marks.length !== record.marks.length)
      return wrong(done, 'the record has marks that were never reached');
    if (fingerprint(replayed.checkpoint) !== fingerprint(record.checkpoint)) {
      return wrong(record.checkpoint.answers, 'the checkpoint is not the position that was reached');
    }
    if (fingerprint(replayed.outcome ?? null) !== fingerprint(record.outcome ?? null)) {
      return wrong(done, 'the outcome is not the one that was reached');
    }
    if (fingerprint(replayed.events ?? null) !== fingerprint(record.events ?? null)) {
      return wrong(done, 'the events are not those that happened');
    }
    return { ok: true, answers: done, phases: record.marks.length, finished: match.isOver };
  } catch (error) {
    const index = error instanceof Divergence ? error.index : done;
    return wrong(index, error instanceof Error ? error.message : String(error));
  }
}

function wrong(index: number, problem: string): Verdict {
  return { ok: false, index, problem };
}
