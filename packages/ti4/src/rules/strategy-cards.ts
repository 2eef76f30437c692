/** Catalogue: strategy-cards. Strategy cards that change hands. */
import type { Option, Seat } from '@orrery/kernel';
import type { StrategyCardId } from '../content/strategy-cards.ts';
import type { Ti4 } from '../state.ts';
import { option, tell, the } from '../words.ts';
import { player } from './table.ts';

/** A strategy card and who has it. */
export interface Held {
  readonly card: StrategyCardId;
  readonly from: Seat;
}

export function heldStrategyCards(g: Ti4, seat: Seat): Option<Held>[] {
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

/** Two players exchange a card each; both come readied. */
export function exchangeStrategyCards(g: Ti4, one: Held, other: Held): void {
  for (const [{ card, from }, { from: to }] of [
    [one, other],
    [other, one],
  ] as const) {
    const sheet = player(g, from);
    sheet.strategyCards = sheet.strategyCards.filter(({ id }) => id !== card);
    player(g, to).strategyCards.push({ id: card, exhausted: false });
    tell(g, 'ti4.strategy-card-changes', { card: the.strategyCard(card), seat: the.seat(to), owner: the.seat(from) });
  }
}
