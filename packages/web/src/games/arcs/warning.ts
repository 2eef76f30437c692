import type { Message } from '@orrery/voice';
import { seatThing } from '../../app/seats.ts';
import type { RendererProps } from '../renderer.ts';
import { tablesOf, viewOf } from './model.ts';
import { message } from './words.ts';

/** Declaring what somebody else is ahead in. */
export function warning(id: string, props: RendererProps): Message | null {
  const ambition = tablesOf(props).ambitions.find((each) => id === `declare:${each.id}`)?.id;
  if (ambition === undefined || props.seat === null) return null;
  const counts = viewOf(props).standings[ambition].map(({ count }) => count);
  const mine = counts[props.seat] ?? 0;
  const theirs = Math.max(...counts);
  const player = seatThing(counts.indexOf(theirs));
  return theirs > mine ? message('play.declare.behind', { player, theirs, mine }) : null;
}
