import type { GameJson, WireDecision, WireOption } from '@orrery/server/protocol';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { currentSettings } from '../app/settings.ts';
import type { Point, Start } from '../games/renderer.ts';
import type { TableConnection } from './connection.ts';
import type { Pursuit } from './pursuit.ts';
import { targetsOf } from './targets.ts';
import { useSnapshot } from './useConnection.ts';
import { useGesture } from './useGesture.ts';

/** What the game says of things and options. It needs the drawings' props, which need the ways to answer. */
export interface Rulings {
  readonly starts: (target: string) => readonly Start[];
  /** Whether an answer would lose nothing, so that it need not be confirmed. */
  readonly isHarmless: (option: WireOption) => boolean;
}

interface Asked {
  readonly connection: TableConnection;
  readonly decision: WireDecision | null;
  readonly view: GameJson;
  /** While the past is on the board, it cannot be clicked; the buttons can. */
  readonly isPast: boolean;
  readonly rulings: RefObject<Rulings>;
  /** What else is done when an answer is given. */
  readonly onAnswer: () => void;
  /** A thing was clicked that can do nothing. */
  readonly onDead: (target: string, at: Point) => void;
}

export interface OpenMenu {
  readonly items: readonly Start[];
  readonly target: string;
  readonly at: Point;
}

interface Answering {
  /** The decision whose options may be clicked on the board now. */
  readonly clickable: WireDecision | null;
  readonly answer: (id: string) => void;
  /** Answers with the option of a thing on the board or does what it begins; opens a menu when that is several things. */
  readonly pick: (target: string, at: Point) => void;
  readonly gesture: (answers: readonly string[] | Pursuit) => void;
  readonly isPlanDropped: boolean;
  readonly menu: OpenMenu | null;
  readonly closeMenu: () => void;
}

/** The ways to answer: a button, a thing on the board, the menu of a thing, several answers in one gesture. */
export function useAnswering({ connection, decision, view, isPast, rulings, onAnswer, onDead }: Asked): Answering {
  const { pending, confirming } = useSnapshot(connection);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  const answer = useCallback(
    (id: string) => {
      closeMenu();
      onAnswer();
      const option = decision?.options.find((each) => each.id === id);
      const isHarmless = option !== undefined && rulings.current.isHarmless(option);
      connection.answer(id, currentSettings().confirm && !isHarmless);
    },
    [connection, decision, rulings, closeMenu, onAnswer],
  );
  const clickable = pending || isPast ? null : decision;
  const gesture = useGesture({ decision, view, isBusy: pending !== null || confirming !== null, answer });
  const { give } = gesture;
  const pick = useCallback(
    (target: string, at: Point) => {
      if (!clickable) return;
      const options = targetsOf(clickable).get(target) ?? [];
      const [only, ...others] = options.length > 0 ? options.map(asStart) : rulings.current.starts(target);
      if (!only) onDead(target, at);
      else if (others.length === 0) give(only.answers);
      else setMenu({ items: [only, ...others], target, at });
    },
    [clickable, give, rulings, onDead],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision makes an open menu stale
  useEffect(closeMenu, [decision?.at]);
  return { clickable, answer, pick, gesture: give, isPlanDropped: gesture.isDropped, menu, closeMenu };
}

/** The label is the option's own. */
function asStart({ id, label }: WireOption): Start {
  return { label, answers: [id] };
}
