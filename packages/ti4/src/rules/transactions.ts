/** Catalogue: transactions, deals, neighbors.1, commodities.5. */
import {
  type ChooseSettings,
  choose,
  irreversible,
  type Message,
  type Option,
  type Options,
  type Rules,
  type Seat,
} from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { Offer, Ti4 } from '../state.ts';
import { option, tell, words } from '../words.ts';
import { giveActionCards, keepHandLimit } from './action-cards.ts';
import { areNeighbours, isNeighbourOfAny, reachOf } from './galaxy.ts';
import { canGive, composeOffer, hasGoods, isEmpty, itemsOf, publicItemsOf } from './offers.ts';
import { giveNote } from './promissory-notes.ts';
import { othersClockwise, player, timingOrder } from './table.ts';
import { openWindow } from './window.ts';

/** After so many offers without success two players leave it at that for the turn or the vote, so that play goes on. */
const patience = 2;

const trading: unique symbol = Symbol('trade');

/**
 * Asks the player; an active player may trade before they decide (transactions.1a), and so may a voter (transactions.6).
 * Options that a trade could change are given as a function.
 */
export function* deliberate<V>(
  g: Ti4,
  seat: Seat,
  prompt: Message,
  options: Options<V>,
  settings?: ChooseSettings,
): Rules<V> {
  while (hasTradePartner(g, seat)) {
    const trade = option<V | typeof trading>('trade', trading, 'ti4.trade');
    const now = () => [...(typeof options === 'function' ? options() : options), trade];
    const chosen = yield* choose<V | typeof trading>(seat, prompt, now, settings);
    if (chosen !== trading) return chosen as V;
    yield* negotiate(g, seat);
  }
  return yield* choose(seat, prompt, options, settings);
}

/** Once with each neighbor in one's own turn (transactions.1), once with each player in each vote (transactions.6). */
export function mayTrade(g: Ti4, seat: Seat, partner: Seat): boolean {
  return tradePartners(g, seat).includes(partner);
}

/** Everybody the player may trade with now, clockwise. */
function tradePartners(g: Ti4, seat: Seat): Seat[] {
  const open = openPartners(g, seat);
  if (g.agenda !== null || open.length === 0) return open; // transactions.6a: neighbors or not
  const reach = reachOf(g, seat);
  return open.filter((other) => tradeAfar(g, seat, other) || areNeighbours(g, seat, other, reach));
}

/** Whether there is any; asked before every main decision, so it looks no further than it must. */
function hasTradePartner(g: Ti4, seat: Seat): boolean {
  const open = openPartners(g, seat);
  if (open.length === 0) return false;
  return g.agenda !== null || open.some((other) => tradeAfar(g, seat, other)) || isNeighbourOfAny(g, seat, open);
}

function tradeAfar(g: Ti4, seat: Seat, other: Seat): boolean {
  return fold('tradesWith', false, g, seat, other) || fold('tradesWith', false, g, other, seat);
}

/** Everybody who may trade with the player if the map allows it. */
function openPartners(g: Ti4, seat: Seat): Seat[] {
  if (g.offer !== null || (g.agenda === null && g.turn?.seat !== seat)) return [];
  return othersClockwise(g, seat).filter((other) => isOpenTo(g, seat, other));
}

/** Whether the two have something to trade and have neither done so nor lost patience. */
function isOpenTo(g: Ti4, seat: Seat, partner: Seat): boolean {
  if (!hasGoods(g, seat) && !hasGoods(g, partner)) return false;
  if (g.agenda === null) return !g.turn?.traded.includes(partner) && (g.turn?.refused[partner] ?? 0) < patience;
  const { traded, refused } = g.agenda;
  const done = traded.some((pair) => pair.includes(seat) && pair.includes(partner));
  return !done && (refused[seat]?.[partner] ?? 0) < patience;
}

function* negotiate(g: Ti4, seat: Seat): Rules {
  const partner = yield* choose(
    seat,
    words('ti4.trade-with'),
    tradePartners(g, seat).map((other) =>
      option(`partner:${other}`, other, 'ti4.trade-partner', { seat: other }, `seat:${other}`),
    ),
  );
  tell(g, 'ti4.negotiates', { seat, rival: partner });
  const offer = yield* agree(g, seat, partner);
  g.offer = null;
  if (offer === null) {
    countRefusal(g, seat, partner);
    tell(g, 'ti4.no-agreement', { seat, rival: partner });
    return;
  }
  countTransaction(g, seat, partner);
  yield* exchange(g, offer);
}

function countRefusal(g: Ti4, seat: Seat, partner: Seat): void {
  const counts = g.agenda === null ? g.turn?.refused : g.agenda.refused[seat];
  if (counts) counts[partner] = (counts[partner] ?? 0) + 1;
}

function countTransaction(g: Ti4, seat: Seat, partner: Seat): void {
  if (g.agenda === null) g.turn?.traded.push(partner);
  else g.agenda.traded.push([seat, partner]);
}

/** An offer, perhaps a counter offer, and an answer; terms are agreed before anything changes hands (transactions.4a). */
function* agree(g: Ti4, seat: Seat, partner: Seat): Rules<Offer | null> {
  const offer = yield* composeOffer(g, seat, partner);
  if (isEmpty(offer.gives) && isEmpty(offer.asks)) return null;
  const answer = yield* answerOffer(g, offer, true);
  if (answer !== 'counter') return answer === 'accept' ? offer : null;
  const counter = yield* composeOffer(g, partner, seat);
  if (isEmpty(counter.gives) && isEmpty(counter.asks)) return null;
  return (yield* answerOffer(g, counter, false)) === 'accept' ? counter : null;
}

type Answer = 'accept' | 'counter' | 'refuse';

/** Nobody can accept what they cannot fulfil; the others do not learn whether they could. */
function* answerOffer(g: Ti4, offer: Offer, mayCounter: boolean): Rules<Answer> {
  const { from, to, gives, asks } = offer;
  g.offer = offer;
  const options = (): Option<Answer>[] => [
    ...(canGive(g, from, gives) && canGive(g, to, asks)
      ? [option<Answer>('accept', 'accept', 'ti4.accept-offer')]
      : []),
    ...(mayCounter ? [option<Answer>('counter', 'counter', 'ti4.counter-offer')] : []),
    option<Answer>('refuse', 'refuse', 'ti4.refuse-offer'),
  ];
  const prompt = words('ti4.offer', { seat: from, gives: itemsOf(gives), asks: itemsOf(asks) });
  return yield* choose(to, prompt, options, { always: true });
}

/** Both sides give at the same time; received commodities become trade goods (commodities.5). */
function* exchange(g: Ti4, { from, to, gives, asks }: Offer): Rules {
  irreversible(g); // transactions.4a
  tell(g, 'ti4.trades', { seat: from, rival: to, gives: publicItemsOf(gives), asks: publicItemsOf(asks) });
  const [giver, receiver] = [player(g, from), player(g, to)];
  giver.tradeGoods += asks.tradeGoods + asks.commodities - gives.tradeGoods;
  giver.commodities -= gives.commodities;
  receiver.tradeGoods += gives.tradeGoods + gives.commodities - asks.tradeGoods;
  receiver.commodities -= asks.commodities;
  giveActionCards(g, from, to, gives.actionCards);
  giveActionCards(g, to, from, asks.actionCards);
  for (const seat of timingOrder(g)) {
    if (seat === from && asks.note) yield* giveNote(g, to, from, asks.note);
    if (seat === to && gives.note) yield* giveNote(g, from, to, gives.note);
  }
  for (const seat of [from, to]) yield* keepHandLimit(g, seat);
  yield* openWindow(g, 'after transaction-resolved', { seat: from, partner: to });
}
