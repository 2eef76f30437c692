import { useCallback, useEffect, useState } from 'react';
import type { StoryRoll, TellRolls } from '../games/story.ts';
import { isTyping } from '../parts/typing.ts';
import { changed, type Held, present, seen } from './holding.ts';
import type { TableGame } from './snapshot.ts';

interface Rolls {
  /** The table as it is to be shown. */
  readonly game: TableGame;
  /** The roll that is being looked at. */
  readonly held: StoryRoll | null;
  /** Goes on at once. */
  readonly skip: () => void;
}

const noRolls: TellRolls = () => [];

/** Keeps every roll on the screen for its time before the table goes on. */
export function useRolls(now: TableGame, tellRolls: TellRolls = noRolls): Rolls {
  const [held, setHeld] = useState<Held>(() => present(now));
  let current = held;
  if (held.now !== now) {
    current = changed(held, now, held.now.events === now.events ? [] : tellRolls(now.events));
    setHeld(current);
  }
  const skip = useCallback(() => setHeld(seen), []);
  const [roll = null] = current.rolls;
  useEffect(() => {
    if (!roll) return;
    const timer = setTimeout(skip, roll.time);
    // Before anything else hears of it: neither key means anything else while dice lie there.
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isTyping(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [roll, skip]);
  return { game: current.shown, held: roll?.roll ?? null, skip };
}
