/**
 * A roll is always seen: the table that was there before it stays on the screen while its dice fall and lie. What came after
 * waits, and is there at once when somebody does not want to look.
 */
import type { StoryRoll } from '../games/story.ts';
import type { TableGame } from './snapshot.ts';

/** Milliseconds that dice fall, and lie before the next question; those of others are shown shorter. */
export const FALLING = 600;
export const LYING = 1_200;
export const OTHERS = 600;

export interface HeldRoll {
  readonly roll: StoryRoll;
  /** Milliseconds. */
  readonly time: number;
}

export interface Held {
  /** As it is. */
  readonly now: TableGame;
  /** As it is shown; nothing can be decided while it is of the past. */
  readonly shown: TableGame;
  /** The rolls that are still to be looked at, the present one first. */
  readonly rolls: readonly HeldRoll[];
}

export function present(now: TableGame): Held {
  return { now, shown: now, rolls: [] };
}

/** The table has changed; `told` are all throws of its story. */
export function changed(held: Held, now: TableGame, told: readonly StoryRoll[]): Held {
  const known = held.now.events.at(-1)?.seq ?? -1;
  const fresh = now.table.id === held.now.table.id ? told.filter(({ event }) => event.seq > known) : [];
  const left = held.rolls.filter(({ roll }) => now.events.some(({ seq }) => seq === roll.event.seq)); // not taken back
  const rolls = [...left, ...toHold(fresh, now.seat)];
  return rolls.length === 0 ? present(now) : { now, shown: withoutQuestion(held.shown), rolls };
}

/** The present roll was looked at. */
export function seen({ now, shown, rolls: [, ...rolls] }: Held): Held {
  return rolls.length === 0 ? present(now) : { now, shown, rolls };
}

/** Mine one after the other. Of others one is shown; when there are more, the story has them. */
function toHold(fresh: readonly StoryRoll[], seat: number | null): HeldRoll[] {
  const isMine = ({ seats }: StoryRoll) => seat !== null && seats.includes(seat);
  const areMany = fresh.filter((roll) => !isMine(roll)).length > 1;
  return fresh
    .filter((roll) => isMine(roll) || !areMany)
    .map((roll) => ({ roll, time: isMine(roll) ? FALLING + LYING : OTHERS }));
}

function withoutQuestion(game: TableGame): TableGame {
  return game.decision === null && game.waitingFor.length === 0 && game.newEvents.length === 0
    ? game
    : { ...game, decision: null, canUndo: false, canRedo: false, waitingFor: [], newEvents: [] };
}
