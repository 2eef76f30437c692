import { choose, type Option, type Seat } from '@orrery/kernel';
import { gainTradeGoods, spendTradeGoods } from '../../../rules/spend.ts';
import { othersClockwise, player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import type { Ti4 } from '../../../state.ts';
import { option, tell, the, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import type { StrategyCardId } from '../../strategy-cards.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

const price = 3;

/** At the end of the strategy phase, for a strategy token and 3 trade goods to another player, exchanges a strategy card with them. */
export const quantumDatahubNode: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 3 }),

  triggers: [
    on('when strategy-phase-end', {
      usable: (g, holder) =>
        player(g, holder).pools.strategy > 0 &&
        player(g, holder).tradeGoods >= price &&
        player(g, holder).strategyCards.length > 0 &&
        partners(g, holder).length > 0,
      *resolve(g, holder) {
        const taken = yield* choose(
          holder,
          words('ti4.take-strategy-card'),
          partners(g, holder).flatMap((seat) => cardsOf(g, seat)),
        );
        const given = yield* choose(holder, words('ti4.give-strategy-card'), cardsOf(g, holder));
        spendToken(g, holder, 'strategy');
        spendTradeGoods(g, holder, price);
        exchange(g, { ...given, to: taken.from }, { ...taken, to: holder });
        yield* gainTradeGoods(g, taken.from, price);
      },
    }),
  ],
};

interface Held {
  readonly card: StrategyCardId;
  readonly from: Seat;
}

function partners(g: Ti4, holder: Seat): Seat[] {
  return othersClockwise(g, holder).filter((seat) => player(g, seat).strategyCards.length > 0);
}

function cardsOf(g: Ti4, seat: Seat): Option<Held>[] {
  return player(g, seat).strategyCards.map(({ id }) =>
    option(
      `card:${id}`,
      { card: id, from: seat },
      'ti4.strategy-card-of',
      { card: the.strategyCard(id), owner: the.seat(seat) },
      `card:strategy-card/${id}`,
    ),
  );
}

function exchange(g: Ti4, ...cards: (Held & { readonly to: Seat })[]): void {
  for (const { card, from, to } of cards) {
    const sheet = player(g, from);
    sheet.strategyCards = sheet.strategyCards.filter(({ id }) => id !== card);
    player(g, to).strategyCards.push({ id: card, exhausted: false });
    tell(g, 'ti4.strategy-card-changes', { card: the.strategyCard(card), seat: the.seat(to), owner: the.seat(from) });
  }
}
