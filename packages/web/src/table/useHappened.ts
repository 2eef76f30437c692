import { useCallback, useState } from 'react';
import type { StoryTurn } from '../games/story.ts';
import { sinceMyTurn } from './happened.ts';

/** Notes, in this browser, up to where the story of a table was dismissed. */
const storageKey = (table: string) => `orrery.seen.${table}`;

interface Happened {
  /** What others did since my last turn, unless it was dismissed. */
  readonly happened: readonly StoryTurn[];
  readonly dismiss: () => void;
}

export function useHappened(table: string, turns: readonly StoryTurn[], seat: number | null): Happened {
  const [dismissed, setDismissed] = useState(() => Number(localStorage.getItem(storageKey(table)) ?? -1));
  const news = sinceMyTurn(turns, seat).filter((turn) => endOf(turn) > dismissed);
  const last = endOf(news.at(-1));
  const dismiss = useCallback(() => {
    setDismissed(last);
    localStorage.setItem(storageKey(table), String(last));
  }, [table, last]);
  return { happened: news, dismiss };
}

/** The number of the last event of a turn. */
export function endOf(turn: StoryTurn | undefined): number {
  return turn?.lines.at(-1)?.events.at(-1)?.seq ?? -1;
}
