/** Which roll stands above the decision: mine, until the next one or until my turn has ended. */
import type { StoryRoll, StoryTurn } from '../games/story.ts';

export function lastRoll(
  turns: readonly StoryTurn[],
  rolls: readonly StoryRoll[],
  seat: number | null,
): StoryRoll | null {
  const last = rolls.findLast(({ seats }) => seat === null || seats.includes(seat));
  if (!last) return null;
  const rolledIn = turns.findLastIndex(({ lines }) => lines.some(({ events }) => events.includes(last.event)));
  const mine = turns.findIndex((turn, index) => index >= rolledIn && (seat === null || turn.seat === seat));
  return mine < 0 || mine === turns.length - 1 ? last : null;
}
