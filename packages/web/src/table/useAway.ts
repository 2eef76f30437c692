import type { GameJson, ReplayFace, WireEvent } from '@orrery/server/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getReplay } from '../api/calls.ts';
import { missedMoments, parseSeen } from './away.ts';

/** Milliseconds that each moment is shown. */
const STEP_TIME = 900;

/** Notes, in this browser, how many answers of a table were on the screen when it was last looked at. */
const storageKey = (table: string) => `orrery.shown.${table}`;

interface Watched {
  readonly table: string;
  /** Mine; whoever only watches gets no replay. */
  readonly seat: number | null;
  readonly answers: number;
  /** Whether the line is open, so that `answers` is up to date. */
  readonly isOpen: boolean;
}

export interface AwayMoment {
  readonly view: GameJson;
  /** What happened in this step. */
  readonly news: readonly WireEvent[];
  readonly at: number;
  readonly of: number;
}

interface Away {
  /** What to show instead of the present; null when there is nothing, or nothing more, to show. */
  readonly moment: AwayMoment | null;
  readonly skip: () => void;
}

/** What happened while I was away (another page, another tab, no network), shown on the board step by step. */
export function useAway({ table, seat, answers, isOpen }: Watched): Away {
  const isLooking = useVisible() && isOpen;
  const [moments, setMoments] = useState<readonly AwayMoment[]>([]);
  const seen = useRef(parseSeen(localStorage.getItem(storageKey(table))));
  const wasLooking = useRef(false);
  const skip = useCallback(() => setMoments([]), []);

  useEffect(() => {
    if (!isLooking) {
      wasLooking.current = false;
      setMoments([]);
      return;
    }
    const [before, isBack] = [seen.current, !wasLooking.current];
    wasLooking.current = true;
    seen.current = answers;
    localStorage.setItem(storageKey(table), String(answers));
    if (!isBack || before === null || seat === null || isCalm()) return;
    void Promise.all(missedMoments(before, answers).map((at) => getReplay(table, { at }))).then(
      (faces) => setMoments(steps(faces)),
      () => {}, // the log still tells it all
    );
  }, [isLooking, answers, table, seat]);

  const [moment = null] = moments;
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => setMoments((left) => left.slice(1)), STEP_TIME);
    return () => clearTimeout(timer);
  }, [moment]);
  return { moment, skip };
}

function steps(faces: readonly ReplayFace[]): AwayMoment[] {
  return faces.map(({ view, events }, index) => {
    const known = faces[index - 1]?.events.at(-1)?.seq ?? events.at(-1)?.seq ?? -1;
    return { view, news: events.filter(({ seq }) => seq > known), at: index + 1, of: faces.length };
  });
}

function isCalm(): boolean {
  return document.documentElement.dataset.motion === 'reduced';
}

function useVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
