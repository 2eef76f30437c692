/** Random play that lives long enough to matter: whoever would soon be bankrupt passes. */
import type { Match, Option, Random, Seat } from '@orrery/kernel';
import { influenceSpaces, upkeep } from '../content/tracks.ts';
import { player } from '../rules/table.ts';
import { productionOf } from '../rules/tracks.ts';
import type { Eclipse, EclipseConfig } from '../state.ts';

/** A random answer; a player whose money does not suffice for another action passes. */
export function prudentAnswer(match: Match<Eclipse, EclipseConfig>, seat: Seat, random: Random): string {
  const options = match.pending(seat)?.options ?? [];
  const pass = options.find(({ id }) => id === 'pass');
  if (pass !== undefined && isShort(match.peek() as Eclipse, seat)) return pass.id;
  const active = options.filter(isActive);
  const wanted = active.length > 0 && random.below(4) > 0 ? active : options;
  return wanted[random.below(wanted.length)]?.id ?? '';
}

function isShort(g: Eclipse, seat: Seat): boolean {
  const { resources, discs } = player(g, seat);
  const cost = upkeep[Math.max(0, influenceSpaces - discs) + 1] ?? Number.POSITIVE_INFINITY;
  return resources.money + productionOf(g, seat, 'money') < cost;
}

/** Does something of its own, so that games see more than trades and refusals. */
function isActive({ id }: Option): boolean {
  return !/^(done|pass|trade|refuse|discard|leave|give-up|withdraw)/.test(id);
}

/** Plays on by prudent answers until the end, or so many answers. `onDecision` runs before each and is told which. */
export function playPrudently(
  match: Match<Eclipse, EclipseConfig>,
  random: Random,
  onDecision?: (match: Match<Eclipse, EclipseConfig>, seat: Seat, id: string) => void,
  answers = Number.MAX_SAFE_INTEGER,
): void {
  while (!match.isOver && match.length < answers) {
    const waiting = match.waitingFor();
    const seat = waiting[random.below(waiting.length)] as Seat;
    const id = prudentAnswer(match, seat, random);
    onDecision?.(match, seat, id);
    match.answer(seat, id);
  }
}
