import type { GameJson, WireEvent } from '@orrery/server/protocol';
import { useMemo, useRef } from 'react';
import type { GameRenderer } from '../games/renderer.ts';
import type { StoryRoll, StoryTurn } from '../games/story.ts';
import { plainStory } from './plainStory.ts';

export interface Story {
  readonly turns: readonly StoryTurn[];
  readonly rolls: readonly StoryRoll[];
}

/** The story of a table by turns, and its rolls. */
export function useStory(
  { tell = plainStory, tellRolls }: Pick<GameRenderer, 'tell' | 'tellRolls'>,
  events: readonly WireEvent[],
  { seat, view }: { readonly seat: number | null; readonly view: GameJson },
): Story {
  const latest = useRef(view);
  latest.current = view;
  return useMemo(
    () => ({ turns: tell(events, { seat, view: latest.current }), rolls: tellRolls?.(events) ?? [] }),
    [tell, tellRolls, events, seat],
  );
}

/** When a turn began, in the numbers of events; it names the turn in its story. */
export function beginningOf({ lines }: StoryTurn): number {
  return lines.find(({ events }) => events.length > 0)?.events[0]?.seq ?? -1;
}
