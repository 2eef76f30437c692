import type { WireDecision } from '@orrery/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { currentSettings } from '../app/settings.ts';
import type { Point } from '../games/renderer.ts';
import type { TableConnection } from './connection.ts';
import { targetsOf } from './targets.ts';
import { useSnapshot } from './useConnection.ts';
import { useGesture } from './useGesture.ts';

interface Asked {
  readonly connection: TableConnection;
  readonly decision: WireDecision | null;
  /** While the past is on the board, it cannot be clicked; the buttons can. */
  readonly isPast: boolean;
  /** What else is done when an answer is given. */
  readonly onAnswer: () => void;
}

export interface OpenMenu {
  readonly target: string;
  readonly at: Point;
}

interface Answering {
  /** The decision whose options may be clicked on the board now. */
  readonly clickable: WireDecision | null;
  readonly answer: (id: string) => void;
  /** Answers with the option of a thing on the board, or opens its menu when it has several. */
  readonly pick: (target: string, at: Point) => void;
  readonly gesture: (ids: readonly string[]) => void;
  readonly menu: OpenMenu | null;
  readonly closeMenu: () => void;
}

/** The ways to answer: a button, a thing on the board, the menu of a thing, several answers in one gesture. */
export function useAnswering({ connection, decision, isPast, onAnswer }: Asked): Answering {
  const { pending, confirming } = useSnapshot(connection);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  const answer = useCallback(
    (id: string) => {
      closeMenu();
      onAnswer();
      connection.answer(id, currentSettings().confirm);
    },
    [connection, closeMenu, onAnswer],
  );
  const clickable = pending || isPast ? null : decision;
  const pick = useCallback(
    (target: string, at: Point) => {
      const [first, ...others] = targetsOf(clickable).get(target) ?? [];
      if (first && others.length === 0) answer(first.id);
      else if (first) setMenu({ target, at });
    },
    [clickable, answer],
  );
  const gesture = useGesture({ decision, isBusy: pending !== null || confirming !== null, answer });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision makes an open menu stale
  useEffect(closeMenu, [decision?.at]);
  return { clickable, answer, pick, gesture, menu, closeMenu };
}
