import { choose, type Option, type Seat } from '@orrery/kernel';
import { repeal } from '../../rules/laws.ts';
import { othersClockwise, player } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import { option, tell, the, words } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';
import type { StrategyCardId } from '../strategy-cards.ts';

interface Held {
  readonly seat: Seat;
  readonly card: StrategyCardId;
}

function cardsOf(g: Ti4, seat: Seat): Option<Held>[] {
  return player(g, seat).strategyCards.map(({ id }) =>
    option(
      `card:${id}`,
      { seat, card: id },
      'ti4.strategy-card-of',
      { card: the.strategyCard(id), seat: the.seat(seat) },
      `card:strategy-card/${id}`,
    ),
  );
}

function cardsOfOthers(g: Ti4, seat: Seat): Option<Held>[] {
  return othersClockwise(g, seat).flatMap((rival) => cardsOf(g, rival));
}

function swap(g: Ti4, one: Held, other: Held): void {
  for (const [{ seat, card }, given] of [
    [one, other.card],
    [other, one.card],
  ] as const) {
    const held = player(g, seat).strategyCards;
    for (const each of held) if (each.id === card) each.id = given;
  }
}

/** At the end of the strategy phase the owner may discard it to swap a strategy card with another player. */
export const imperialArbiter: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('when strategy-phase-end', {
      usable: (g, holder) => cardsOf(g, holder).length > 0 && cardsOfOthers(g, holder).length > 0,
      *resolve(g, holder) {
        const mine = yield* choose(holder, words('ti4.swap-gives'), cardsOf(g, holder));
        const theirs = yield* choose(holder, words('ti4.swap-takes'), cardsOfOthers(g, holder));
        yield* repeal(g, 'imperial-arbiter');
        swap(g, mine, theirs);
        tell(g, 'ti4.swaps-strategy-cards', {
          seat: the.seat(holder),
          card: the.strategyCard(mine.card),
          theirs: the.strategyCard(theirs.card),
          rival: the.seat(theirs.seat),
        });
      },
    }),
  ],
  *resolve() {},
};
