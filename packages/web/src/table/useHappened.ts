import type { WireEvent } from '@orrery/server/protocol';
import { seatOf } from '@orrery/voice';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Notes, in this browser, up to where I have seen the story of a table. */
const storageKey = (table: string) => `orrery.seen.${table}`;

interface Told {
  readonly table: string;
  readonly events: readonly WireEvent[];
  /** Mine; null for those who watch, to whom nothing is summed up. */
  readonly seat: number | null;
  /** The number of my pending decision; null while others decide. */
  readonly decisionAt: number | null;
}

/** What others did since I last answered, or dismissed it. What follows from my own answers is no news. */
export function useHappened({ table, events, seat, decisionAt }: Told) {
  const [seen, setSeen] = useState(() => {
    const stored = Number(localStorage.getItem(storageKey(table)) ?? Number.NaN);
    return Number.isFinite(stored) ? stored : -1;
  });
  const last = events.at(-1)?.seq ?? -1;
  const markSeen = useCallback(() => {
    setSeen(last);
    localStorage.setItem(storageKey(table), String(last));
  }, [last, table]);

  const decisionBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = decisionBefore.current;
    decisionBefore.current = decisionAt;
    if (before !== null && decisionAt !== null && before !== decisionAt) markSeen();
  }, [decisionAt, markSeen]);

  const happened = seat === null ? [] : events.filter((event) => event.seq > seen && seatOf(event) !== seat);
  return { happened, markSeen };
}
