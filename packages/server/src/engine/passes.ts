/** Whether the server passes for a seat in a window (docs/protocol.md). Bots and whoever has not said anything else do so when they can do nothing. */
import type { Decision } from '@orrery/kernel';
import type { Passing } from '../protocol/index.ts';
import { passNothing } from '../protocol/pass-nothing.ts';

/** The option that passes; null when the seat has to be asked. */
export function passOf({ options, window }: Decision, passing: Passing | null): string | null {
  const { nothing, until, cards } = passing ?? passNothing;
  const pass = options.find(({ idle }) => idle);
  if (window === undefined || pass === undefined) return null;
  const wishOf = (target: string | undefined) =>
    target !== undefined && Object.hasOwn(cards, target) ? cards[target] : null;
  const usable = options.filter(({ idle, target }) => !idle && (window.hurts || wishOf(target) !== 'hurts'));
  if (usable.length === 0) return nothing ? pass.id : null;
  if (usable.some(({ target }) => wishOf(target) === 'always')) return null;
  return until === 'turn' || window.scopes.some(({ id }) => id === until) ? pass.id : null;
}
