/** What the messages of the game speak of, for drawings that show it: a seat, or an id of the game. */
import { idOf, seatIn } from '@orrery/voice';
import type { Owner } from './model.ts';

/** The id of a thing; '' for what is no thing. */
export function idIn(thing: unknown): string {
  return typeof thing === 'string' ? idOf(thing as `${string}/${string}`) : '';
}

/** The seat of a player, or the kind of ships that nobody plays. */
export function ownerIn(thing: unknown): Owner {
  return seatIn(thing) ?? (idIn(thing) as Owner);
}
