/** Catalogue: setup.11, chapter-end.7, chapter-end.8, two-player.1. The deal at the start of a chapter. */
import { irreversible, type Rules, type Seat, shuffle } from '@orrery/kernel';
import { deck } from '../content/action-cards.ts';
import type { Arcs } from '../state.ts';
import { choose, decline, option, tell, tellOnly, the, words } from '../words.ts';
import { beginRound } from './round.ts';
import { player, turnOrder } from './table.ts';

const HAND = 6;

/** The phase `chapter`. */
export function* chapter(g: Arcs): Rules<string> {
  tell(g, 'arcs.chapter', { chapter: g.chapter });
  const cards = shuffle(g, deck(g.config.players));
  for (const seat of turnOrder(g)) dealTo(g, seat, cards.splice(0, HAND));
  g.discard = { down: cards, up: [] };
  g.passes = 0;
  if (g.config.players === 2) yield* offerNewHand(g);
  beginRound(g);
  return 'turn';
}

/** With two players the one without the initiative may exchange the whole hand once. */
function* offerNewHand(g: Arcs): Rules {
  const seat = (g.initiative + 1) % 2;
  const options = [decline('keep', false, 'arcs.hand.keep'), option('redraw', true, 'arcs.hand.redraw')];
  if (!(yield* choose(seat, words('arcs.hand'), options))) return;
  const drawn = g.discard.down.splice(0, HAND);
  g.discard.down = shuffle(g, [...g.discard.down, ...player(g, seat).hand]);
  tell(g, 'arcs.hand.redrawn', { seat: the.seat(seat) });
  dealTo(g, seat, drawn);
  irreversible(g);
}

function dealTo(g: Arcs, seat: Seat, cards: Arcs['players'][number]['hand']): void {
  const hand = cards.toSorted();
  player(g, seat).hand = hand;
  tellOnly(g, seat, 'arcs.dealt', { cards: hand.map(the.actionCard) });
}
