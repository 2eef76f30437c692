import type { GameJson, WireDecision } from '@orrery/server/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { guarded, inOrder, type Pursuit } from './pursuit.ts';

interface Asked {
  readonly decision: WireDecision | null;
  readonly view: GameJson;
  /** Whether an answer is on its way, or waits to be confirmed. */
  readonly isBusy: boolean;
  readonly answer: (id: string) => void;
}

interface Gesture {
  readonly give: (answers: readonly string[] | Pursuit) => void;
  /** Whether the last one could not be ended, because something else was asked. */
  readonly isDropped: boolean;
}

/**
 * Several answers that feel like one, such as a part and the space that it is dropped on: each is given as soon as it is
 * asked for, and the rest is dropped as soon as something else is.
 */
export function useGesture({ decision, view, isBusy, answer }: Asked): Gesture {
  const pursued = useRef<Pursuit | null>(null);
  const [isDropped, setDropped] = useState(false);
  const proceed = useCallback(() => {
    const reply = pursued.current?.(decision, view) ?? 'wait';
    if (reply === 'wait') return;
    if (typeof reply === 'string') pursued.current = null;
    setDropped(reply === 'dropped');
    if (typeof reply !== 'string') answer(reply.answer);
  }, [decision, view, answer]);
  useEffect(() => {
    if (!isBusy) proceed();
  }, [isBusy, proceed]);
  const give = useCallback(
    (answers: readonly string[] | Pursuit) => {
      pursued.current = guarded(typeof answers === 'function' ? answers : inOrder(answers));
      proceed();
    },
    [proceed],
  );
  return { give, isDropped };
}
