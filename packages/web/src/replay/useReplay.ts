import { useEffect, useState } from 'react';
import { getReplay } from '../api/calls.ts';
import { type Moment, Moments } from './moments.ts';
import { shared } from './shared.ts';

const AHEAD = 3;

interface Replay {
  /** The last moment that was fetched; shown until the wanted one is there. */
  readonly moment: Moment | null;
  /** The number of answers that was asked for when it came; there may be fewer. */
  readonly asked: number | null;
  readonly error: unknown;
}

/** The table after `at` answers, with the next moments fetched ahead. What is alike in two moments is the same object. */
export function useReplay(table: string, at: number): Replay {
  const [moments, setMoments] = useState(() => ({ table, all: momentsOf(table) }));
  if (moments.table !== table) setMoments({ table, all: momentsOf(table) });
  const { all } = moments;
  const [replay, setReplay] = useState<Replay>({ moment: null, asked: null, error: null });
  // A moment that was fetched ahead is shown at once; nothing is drawn twice for it.
  const ready = replay.asked === null || replay.asked === at ? null : all.peek(at);
  if (ready) setReplay(shown(replay, at, ready));
  useEffect(() => {
    let isWanted = true;
    all.at(at).then(
      (next) => {
        if (!isWanted) return;
        setReplay((before) => (before.asked === at && before.error === null ? before : shown(before, at, next)));
        for (let ahead = at + 1; ahead <= Math.min(next.answers, at + AHEAD); ahead++) all.prepare(ahead);
      },
      (error: unknown) => isWanted && setReplay((before) => ({ ...before, error })),
    );
    return () => {
      isWanted = false;
    };
  }, [all, at]);
  return replay;
}

/** Another moment, with the parts of the one before that are alike. */
function shown({ moment: before }: Replay, asked: number, moment: Moment): Replay {
  return { asked, moment: { ...moment, view: shared(before?.view, moment.view) }, error: null };
}

function momentsOf(table: string): Moments {
  return new Moments((moment) => getReplay(table, moment));
}
