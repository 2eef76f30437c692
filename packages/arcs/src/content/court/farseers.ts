import { irreversible, type Option, type Rules, type Seat, shuffle } from '@orrery/kernel';
import { drawActionCards } from '../../rules/piles.ts';
import { player, rivals } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, decline, option, tell, tellOnly, the, words } from '../../words.ts';
import type { ActionCardId } from '../action-cards.ts';
import type { GuildCard } from '../hooks.ts';
import { discardFor } from './shared.ts';

export const farseers: GuildCard<'bc17'> = {
  id: 'bc17',
  name: 'Farseers',
  kind: 'guild',
  suit: 'psionic',
  raidCost: 2,
  on: { declared: look },
  prelude: [discardFor('bc17', 'redraw', redraw)],
};

/** Looks at a rival's hand, which the holder sees until the exchange is decided. */
function* look(g: Arcs, holder: Seat): Rules {
  const options: Option<Seat | null>[] = rivals(g, holder)
    .filter((rival) => player(g, rival).hand.length > 0)
    .map((rival) => option(`look:${rival}`, rival, 'arcs.farseers.look', { rival: the.seat(rival) }));
  options.push(decline('skip:bc17', null, 'arcs.skip', { card: the.card('bc17') }));
  const rival = yield* choose(holder, words('arcs.farseers'), options);
  if (rival === null) return;
  g.peek = { by: holder, of: rival };
  irreversible(g);
  tell(g, 'arcs.farseers.looked', { seat: the.seat(holder), rival: the.seat(rival) });
  tellOnly(g, holder, 'arcs.farseers.seen', {
    rival: the.seat(rival),
    cards: player(g, rival).hand.map(the.actionCard),
  });
  if (player(g, holder).hand.length > 0) yield* exchange(g, holder, rival);
  g.peek = null;
}

/** Takes a card, which then is the last one in the holder's hand, and gives another one for it. */
function* exchange(g: Arcs, holder: Seat, rival: Seat): Rules {
  const taken = yield* choose(holder, words('arcs.farseers.exchange', { rival: the.seat(rival) }), () => [
    ...player(g, rival).hand.map((card) =>
      option<ActionCardId | null>(
        `take:${card}`,
        card,
        'arcs.farseers.take',
        { card: the.actionCard(card) },
        `hand:${card}`,
      ),
    ),
    decline<ActionCardId | null>('no-exchange', null, 'arcs.farseers.none'),
  ]);
  if (taken === null) return;
  pass(g, taken, rival, holder);
  const given = yield* choose(holder, words('arcs.farseers.return', { rival: the.seat(rival) }), () =>
    player(g, holder)
      .hand.slice(0, -1)
      .map((card) =>
        option(`give:${card}`, card, 'arcs.farseers.give', { card: the.actionCard(card) }, `hand:${card}`),
      ),
  );
  pass(g, given, holder, rival);
  tell(g, 'arcs.farseers.exchanged', { seat: the.seat(holder), rival: the.seat(rival) });
}

function pass(g: Arcs, card: ActionCardId, from: Seat, to: Seat): void {
  const { hand } = player(g, from);
  hand.splice(hand.indexOf(card), 1);
  player(g, to).hand.push(card);
  tellOnly(g, from, 'arcs.card.lost', { card: the.actionCard(card), rival: the.seat(to) });
  tellOnly(g, to, 'arcs.card.got', { card: the.actionCard(card), rival: the.seat(from) });
}

/** Any number of hand cards go to the top of the action discard, shuffled; one more is drawn from its bottom. */
function* redraw(g: Arcs, holder: Seat): Rules {
  const { hand } = player(g, holder);
  let count = 0;
  for (;;) {
    const card = yield* choose(holder, words('arcs.farseers.discard'), () => [
      ...hand.map((each) =>
        option<ActionCardId | null>(
          `discard:${each}`,
          each,
          'arcs.farseers.drop',
          { card: the.actionCard(each) },
          `hand:${each}`,
        ),
      ),
      decline<ActionCardId | null>('draw', null, 'arcs.farseers.draw', { count: count + 1 }),
    ]);
    if (card === null) break;
    hand.splice(hand.indexOf(card), 1);
    g.discard.down.push(card);
    count++;
  }
  const { down } = g.discard;
  down.push(...shuffle(g, down.splice(down.length - count)));
  tell(g, 'arcs.farseers.discarded', { seat: the.seat(holder), count });
  drawActionCards(g, holder, count + 1);
}
