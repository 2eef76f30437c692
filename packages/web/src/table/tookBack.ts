/** Dice and cards that somebody had seen and took back: where in the story, and how often. */
import type { SeatFace } from '@orrery/server/protocol';
import type { StoryTurn } from '../games/story.ts';
import { beginningOf } from './useStory.ts';

export interface TookBack {
  readonly by: number;
  /** So many events had been told until then. */
  readonly event: number;
}

export function tookBack(seats: readonly Pick<SeatFace, 'tookBack'>[]): TookBack[] {
  const all = seats.flatMap((face, by) => (face.tookBack ?? []).map((event) => ({ by, event })));
  return all.toSorted((a, b) => a.event - b.event);
}

export function timesTookBack(seat: Pick<SeatFace, 'tookBack' | 'tookBackEarlier'> | undefined): number {
  return (seat?.tookBack?.length ?? 0) + (seat?.tookBackEarlier ?? 0);
}

/** The story with each of them before the turn that came next. */
export function withTookBack(
  turns: readonly StoryTurn[],
  seats: readonly Pick<SeatFace, 'tookBack'>[],
): (StoryTurn | TookBack)[] {
  const left = tookBack(seats);
  if (left.length === 0) return [...turns];
  const told = turns.flatMap((turn) => {
    const next = left.findIndex(({ event }) => event > beginningOf(turn));
    return [...left.splice(0, next < 0 ? left.length : next), turn];
  });
  return [...told, ...left];
}
