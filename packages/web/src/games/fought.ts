/** Battles of a finished game in its events. */

import type { WireEvent } from '@orrery/server/protocol';
import { isThing } from '@orrery/voice';
import type { Fought } from './renderer.ts';

type Args = NonNullable<WireEvent['args']>;

/** Every battle from the event that began it to the one that begins the next. */
export function battlesIn(
  events: readonly WireEvent[],
  begins: string,
  read: (args: Args, after: readonly WireEvent[]) => Pick<Fought, 'place' | 'where' | 'end' | 'fled'>,
): Fought[] {
  const starts = events.flatMap(({ key }, index) => (key === begins ? [index] : []));
  return starts.flatMap((start, number) => {
    const event = events[start];
    const { args = {} } = event ?? {};
    const { attacker, defender } = args;
    if (!event || !isThing(attacker) || !isThing(defender)) return [];
    return [{ event, attacker, defender, ...read(args, events.slice(start + 1, starts[number + 1])) }];
  });
}

/** Dice had fallen when so many events were told. */
export function hadRolled(after: readonly WireEvent[], rolls: string, told: number): boolean {
  return after.some(({ key, seq }) => key === rolls && seq < told);
}

/** Who has anything left: `ships` that a side had, and what it has lost of them. */
export function endOf(attackers: number, defenders: number): 'win' | 'draw' | 'loss' {
  if (attackers > 0 && defenders <= 0) return 'win';
  return attackers <= 0 && defenders > 0 ? 'loss' : 'draw';
}
