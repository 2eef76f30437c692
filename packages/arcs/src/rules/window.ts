/** Catalogue: fine-print.2, court.6. What cards do when something happens, in the order that the arbiter chooses. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Windows } from '../content/hooks.ts';
import type { CardId } from '../content/ids.ts';
import { activeCards } from '../content/registry.ts';
import type { Arcs } from '../state.ts';
import { choose, option, the, words } from '../words.ts';
import { arbiter } from './table.ts';

interface Effect {
  readonly card: CardId;
  readonly holder: Seat;
  run(): Rules;
}

/**
 * Carries out what the cards of `seats` do in a window. Only cards that were in play when it opened take part (court.6);
 * several are ordered by the player on turn.
 */
export function* inOrder(
  g: Arcs,
  window: keyof Windows,
  seats: readonly Seat[],
  effect: (on: Windows, holder: Seat) => Rules | undefined,
): Rules {
  let waiting: Effect[] = seats.flatMap((holder) =>
    activeCards(g, holder).flatMap(({ id, on }) =>
      on?.[window] ? [{ card: id, holder, run: () => effect(on, holder) ?? nothing() }] : [],
    ),
  );
  while (waiting.length > 0) {
    const next = yield* choose(
      arbiter(g),
      words('arcs.order'),
      waiting.map((each) =>
        option(
          `next:${each.card}`,
          each,
          'arcs.order.card',
          { card: the.card(each.card), holder: the.seat(each.holder) },
          `card:${each.card}`,
        ),
      ),
    );
    waiting = waiting.filter((each) => each !== next);
    yield* next.run();
  }
}

function* nothing(): Rules {}
