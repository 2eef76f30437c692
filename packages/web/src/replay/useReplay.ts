import type { ReplayFace, WireEvent } from '@orrery/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { getReplay } from '../api/calls.ts';

const AHEAD = 3;
const KEPT = 400;

interface Replay {
  /** The last moment that was fetched; shown until the wanted one is there. */
  readonly face: ReplayFace | null;
  /** What happened in the step that led there. */
  readonly news: readonly WireEvent[];
  readonly error: unknown;
}

/** The table after `at` answers, with the next moments fetched ahead. */
export function useReplay(table: string, at: number): Replay {
  const moments = useRef(new Map<number, Promise<ReplayFace>>());
  const [replay, setReplay] = useState<Replay>({ face: null, news: [], error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other moments
  useEffect(() => moments.current.clear(), [table]);
  useEffect(() => {
    let isWanted = true;
    const fetchMoment = (moment: number) => {
      const known = moments.current.get(moment);
      if (known) return known;
      if (moments.current.size >= KEPT) moments.current.clear();
      const promise = getReplay(table, moment);
      promise.catch(() => moments.current.delete(moment));
      moments.current.set(moment, promise);
      return promise;
    };
    const fetchStep = async (): Promise<Replay> => {
      const [before, face] = await Promise.all([at > 0 ? fetchMoment(at - 1) : null, fetchMoment(at)]);
      const last = before?.events.at(-1)?.seq ?? -1;
      return { face, news: before ? face.events.filter(({ seq }) => seq > last) : [], error: null };
    };
    fetchStep().then(
      (step) => {
        if (!isWanted) return;
        setReplay(step);
        for (let next = at + 1; next <= Math.min(step.face?.answers ?? at, at + AHEAD); next++)
          void fetchMoment(next).catch(() => null);
      },
      (error: unknown) => isWanted && setReplay((before) => ({ ...before, error })),
    );
    return () => {
      isWanted = false;
    };
  }, [table, at]);
  return replay;
}
