/** Catalogue: action-cards. */
import { below, irreversible, type Option, type Rules, type Seat } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { choose, option, tell, tellOnly, the, words } from '../words.ts';
import { draw } from './decks.ts';
import { takeActionCard } from './hands.ts';
import { player } from './table.ts';
import { openWindow } from './window.ts';

/** Draws cards from the top of the deck (action-cards.3) and keeps to the hand limit. */
export function* drawActionCards(g: Ti4, seat: Seat, many: number): Rules {
  const drawn: ActionCardId[] = [];
  const due = fold('cardsDrawn', many, g, seat);
  for (let i = 0; i < due; i++) {
    const card = draw(g, 'actions');
    if (card === null) break; // every card is in somebody's hand
    drawn.push(card);
  }
  player(g, seat).actionCards.push(...drawn);
  tell(g, 'ti4.draws-action-cards', { seat: the.seat(seat), count: drawn.length });
  tellOnly(g, seat, 'ti4.drew', { cards: drawn.map(the.actionCard) });
  yield* openWindow(g, ['when action-cards-drawn', 'after action-cards-drawn'], { seat, count: drawn.length });
  yield* keepHandLimit(g, seat);
}

/** At most seven cards in hand, the others are discarded by choice (action-cards.4). */
export function* keepHandLimit(g: Ti4, seat: Seat): Rules {
  const limit = handLimit(g, seat);
  while (player(g, seat).actionCards.length > limit) yield* discardOne(g, seat);
}

export function handLimit(g: Ti4, seat: Seat): number {
  return fold('handLimit', 7, g, seat);
}

export function* discardOne(g: Ti4, seat: Seat): Rules {
  const options = () => cardOptions(g, seat, 'discard');
  const card = yield* choose(seat, words('ti4.discard-action-card'), options, { always: true });
  discardActionCard(g, seat, card);
}

/** Looks at all action cards of another player and takes one of them, which is no draw; only the two learn which. */
export function* takeFromHand(g: Ti4, seat: Seat, rival: Seat): Rules {
  irreversible(g);
  g.look = { seat, of: rival };
  tell(g, 'ti4.looks-at-hand', { seat: the.seat(seat), rival: the.seat(rival) });
  const options = () => cardOptions(g, rival, 'take');
  const card = yield* choose(seat, words('ti4.take-action-card', { rival: the.seat(rival) }), options, {
    always: true,
  });
  g.look = null;
  giveActionCards(g, rival, seat, [card]);
  yield* keepHandLimit(g, seat);
}

/** The cards of a hand, those alike once. */
function cardOptions(g: Ti4, seat: Seat, what: 'discard' | 'take'): Option<ActionCardId>[] {
  return [...new Set(player(g, seat).actionCards)].map((id) =>
    option(`${what}:${id}`, id, 'ti4.action-card', { card: the.actionCard(id) }, `card:action-card/${id}`),
  );
}

export function discardActionCard(g: Ti4, seat: Seat, card: ActionCardId): void {
  takeActionCard(g, seat, card);
  g.decks.actionDiscard.push(card);
  tell(g, 'ti4.discards', { seat: the.seat(seat), card: the.actionCard(card) });
}

/** All action cards of the player are discarded, for everybody to see. */
export function discardHand(g: Ti4, seat: Seat): void {
  irreversible(g);
  for (const card of [...player(g, seat).actionCards]) discardActionCard(g, seat, card);
}

/** Chance picks one action card of the player to be discarded, if there is any. */
export function discardAtRandom(g: Ti4, seat: Seat): void {
  const { actionCards } = player(g, seat);
  if (actionCards.length === 0) return;
  const [card] = actionCards.slice(below(g, actionCards.length));
  if (card !== undefined) discardActionCard(g, seat, card);
}

/** Cards go from one hand to another; only the two players learn which (transactions.3a). */
export function giveActionCards(g: Ti4, from: Seat, to: Seat, cards: readonly ActionCardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) takeActionCard(g, from, card);
  player(g, to).actionCards.push(...cards);
  irreversible(g);
  tellOnly(g, from, 'ti4.gives-cards', { rival: the.seat(to), cards: cards.map(the.actionCard) });
  tellOnly(g, to, 'ti4.receives-cards', { rival: the.seat(from), cards: cards.map(the.actionCard) });
}
