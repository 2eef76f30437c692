/**
 * Moments at which I am asked for a trade and nothing else. Trading is a right at any time of my turn, and most questions offer it
 * besides what they ask; so these moments come up once a turn, and again only when somebody has dealt since, or I have an
 * offer prepared. Whether they come up at all is kept in this browser.
 */
import type { WireDecision } from '@orrery/server/protocol';
import { useEffect, useState } from 'react';
import { useLive } from '../../drawing/live.ts';
import type { BenchProps } from '../../renderer.ts';
import { type View, viewOf } from '../model.ts';
import { canOffer, type Draft } from './trade.ts';

const storageKey = 'orrery.ti4.pauses';

export function hasPauses(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export const setPauses = (isOn: boolean): void => localStorage.setItem(storageKey, isOn ? 'on' : 'off');

/** What this page remembers of the present turn. */
interface Memory {
  /** When I was asked, and what had been dealt in the turn by then. */
  asked: { readonly at: number; readonly dealings: string } | null;
  /** The offer that is made as soon as the rules let me. */
  prepared: Draft | null;
}

export const newMemory = (): Memory => ({ asked: null, prepared: null });
export const memory = newMemory();

type Asked = Pick<WireDecision, 'at' | 'options'>;

/** Whether to go on without asking: I was asked in this turn, nobody has dealt since, and no offer of mine waits for this. */
export function isPassed(seen: Memory, view: View, decision: Asked, isWanted: boolean): boolean {
  if (seen.prepared && canOffer(seen.prepared, view, decision)) return false;
  if (!isWanted) return true;
  // Before a vote everybody is asked once anyway.
  if (view.agenda !== null) return false;
  const { round, turn } = view;
  const dealings = JSON.stringify([round, turn?.seat, turn?.traded, turn?.refused]);
  if (seen.asked?.dealings === dealings && seen.asked.at < decision.at) return true;
  seen.asked = { at: decision.at, dealings };
  return false;
}

/** Milliseconds after which a gesture that answers the question by itself has done so. */
const SOON = 30;

/** Goes on by itself where I need not be asked. Returns whether it is about to. */
export function usePassedPause(props: BenchProps): boolean {
  const { decision } = props;
  const live = useLive(props);
  const [passedAt, setPassedAt] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (decision.prompt.key !== 'ti4.trade?' || !isPassed(memory, viewOf(props), decision, hasPauses())) return;
    setPassedAt(decision.at);
    const timer = setTimeout(() => {
      // While an answer is on its way, nothing is asked on the board.
      if (live.current.prompt) live.current.answer(['go-on']);
    }, SOON);
    return () => clearTimeout(timer);
  }, [decision.at]);
  return passedAt === decision.at;
}
