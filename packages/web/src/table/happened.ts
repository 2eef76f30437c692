/** What of the story is news to me, and which of it stands in the corner of the board. */
import type { StoryTurn } from '../games/story.ts';

/** What others did since my last turn; all of it to those who only watch. */
export function sinceMyTurn(turns: readonly StoryTurn[], seat: number | null): readonly StoryTurn[] {
  if (seat === null) return turns;
  const end = turns.at(-1)?.seat === seat ? turns.length - 1 : turns.length;
  const mine = turns.slice(0, end).findLastIndex((turn) => isOf(turn, seat));
  return turns.slice(mine + 1, end);
}

function isOf({ seat, seats }: StoryTurn, mine: number): boolean {
  return seat === mine || seats?.includes(mine) === true;
}

/** The turns for so many lines: turning points first, then the latest; in their order. */
export function inLines(turns: readonly StoryTurn[], lines: number): readonly StoryTurn[] {
  const pinned = turns.filter(isPinned).slice(-lines);
  const others = turns.filter((turn) => !isPinned(turn)).slice(pinned.length - lines || turns.length);
  return turns.filter((turn) => pinned.includes(turn) || others.includes(turn));
}

export function isPinned({ weight }: StoryTurn): boolean {
  return weight === 2;
}
