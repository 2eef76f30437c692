/** Catalogue: fine-print.8, court.12. Drawing from the action discard, and cards of the Court that change place. */
import { irreversible, type Seat, shuffle } from '@orrery/kernel';
import type { CourtCardId } from '../content/ids.ts';
import type { Arcs } from '../state.ts';
import { tell, tellOnly, the } from '../words.ts';
import { player } from './table.ts';

/** Draws up to `count` cards from the bottom of the action discard pile into a hand. */
export function drawActionCards(g: Arcs, seat: Seat, count: number): void {
  const { discard } = g;
  if (discard.down.length < count && discard.up.length > 0)
    g.discard = { down: shuffle(g, [...discard.down, ...discard.up]), up: [] };
  const drawn = g.discard.down.splice(0, count);
  player(g, seat).hand.push(...drawn);
  irreversible(g);
  tell(g, 'arcs.drew', { seat: the.seat(seat), count: drawn.length });
  tellOnly(g, seat, 'arcs.drew.cards', { cards: drawn.map(the.actionCard) });
}

/** Puts a card at the bottom of the Court deck (concepts.8). */
export function bury(g: Arcs, card: CourtCardId): void {
  g.court.deck.push(card);
  tell(g, 'arcs.buried', { card: the.card(card) });
}
