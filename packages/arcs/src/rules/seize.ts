/** Catalogue: seize. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import { canSeize } from '../figures.ts';
import type { Arcs } from '../state.ts';
import { choose, decline, option, tell, tellOnly, the, words } from '../words.ts';
import { player } from './table.ts';

export function seize(g: Arcs, seat: Seat): void {
  g.initiative = seat;
  g.round.seizedBy = seat;
  tell(g, 'arcs.seized', { seat: the.seat(seat) });
}

/** The seat may seize and has a card to do it with. */
export function mayPlayToSeize(g: Arcs, seat: Seat): boolean {
  return canSeize(g, seat) && player(g, seat).hand.length > 0;
}

/** A follower may play a second card face down to seize the initiative. */
export function* seizeByCard(g: Arcs, seat: Seat): Rules {
  if (!mayPlayToSeize(g, seat)) return;
  const card = yield* choose(seat, words('arcs.seize'), () => seizeOptions(g, seat), { always: true });
  if (card === null) return;
  const { hand } = player(g, seat);
  hand.splice(hand.indexOf(card), 1);
  const play = g.round.plays.at(-1);
  if (play) play.seizedWith = card;
  tellOnly(g, seat, 'arcs.seized.with', { card: the.actionCard(card) });
  seize(g, seat);
}

function seizeOptions(g: Arcs, seat: Seat): Option<ActionCardId | null>[] {
  const options: Option<ActionCardId | null>[] = player(g, seat).hand.map((card) =>
    option(`seize:${card}`, card, 'arcs.seize.with', { card: the.actionCard(card) }, `hand:${card}`),
  );
  options.push(decline('no-seize', null, 'arcs.seize.none'));
  return options;
}
