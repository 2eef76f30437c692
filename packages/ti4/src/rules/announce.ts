/** Catalogue: action-cards.7. What is announced with a card before anybody may cancel it. */
import { choose, type Json, type Message, type Option, type Rules, type Seat } from '@orrery/kernel';
import type { Announced } from '../content/hooks.ts';

/** The player chooses a target or amount; everybody is told what the option says. */
export function* announceOne<V extends Json>(
  seat: Seat,
  prompt: Message,
  options: readonly Option<V>[],
): Rules<Announced<V>> {
  return yield* choose(
    seat,
    prompt,
    options.map((each) => ({ ...each, value: { value: each.value, label: each.label } })),
  );
}
