import type { Match, Random, Seat } from '@orrery/kernel';

/** Plays on by random legal answers until the game is over or has `until` answers, and says how many it gave. */
export function playOn<S extends object, C>(
  match: Match<S, C>,
  random: Random,
  until = Number.POSITIVE_INFINITY,
): number {
  const before = match.length;
  while (!match.isOver && match.length < until) {
    const waiting = match.waitingFor();
    const seat = waiting[waiting.length === 1 ? 0 : random.below(waiting.length)] as Seat;
    const options = match.pending(seat)?.options ?? [];
    match.answer(seat, options[random.below(options.length)]?.id ?? '');
  }
  return match.length - before;
}
