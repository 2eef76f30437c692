/** Catalogue: transactions, deals, neighbors.1, commodities.5. */
import {
  type Blocked,
  type ChooseSettings,
  irreversible,
  type Message,
  type Option,
  type Options,
  type Rules,
  type Seat,
} from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { Prompt } from '../prompts.ts';
import type { Offer, Ti4 } from '../state.ts';
import { aside, choose, chooseEach, decline, option, tell, the, words } from '../words.ts';
import { giveActionCards, keepHandLimit } from './action-cards.ts';
import { areNeighbours, isNeighbourOfAny, reachOf } from './galaxy.ts';
import { canGive, composeOffer, hasGoods, isEmpty, isWithoutGoods, itemsOf, publicItemsOf } from './offers.ts';
import { bind, canPledge } from './pledges.ts';
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
  prompt: Message<Prompt>,
  options: Options<V>,
  settings?: ChooseSettings,
): Rules<V> {
  while (hasTradePartner(g, seat)) {
    const trade = aside<V | typeof trading>('trade', trading, 'ti4.trade');
    const now = () => [...(typeof options === 'function' ? options() : options), trade];
    const chosen = yield* choose<V | typeof trading>(seat, prompt, now, settings);
    if (chosen !== trading) return chosen as V;
    yield* negotiate(g, seat);
  }
  return yield* choose(seat, prompt, options, settings);
}

/**
 * A moment for trading without any other decision, where one of two has something to give (transactions.4). Whether it
 * comes depends only on what everybody sees.
 */
export function* pauseForTrade(g: Ti4, seat: Seat): Rules {
  while (hasTradePartner(g, seat) && (yield* choose(seat, words('ti4.trade?'), tradeOrGoOn))) yield* negotiate(g, seat);
}

/** The same for everybody, asked at once; who goes on is not asked again. */
export function* pauseForTrades(g: Ti4, seats: readonly Seat[]): Rules {
  let eager = seats;
  while (eager.length > 0) {
    const able = eager.filter((seat) => hasTradePartner(g, seat));
    const questions = able.map((seat) => ({ seat, prompt: words('ti4.trade?'), options: tradeOrGoOn }));
    const answers = questions.length === 0 ? [] : yield* chooseEach(questions);
    eager = able.filter((_, index) => answers[index]);
    for (const seat of eager) if (hasTradePartner(g, seat)) yield* negotiate(g, seat);
  }
}

const tradeOrGoOn = [option('trade', true, 'ti4.trade'), decline('go-on', false, 'ti4.go-on')];

/** Once with each neighbor in one's own turn (transactions.1), once with each player in each vote (transactions.6). */
export function mayTrade(g: Ti4, seat: Seat, partner: Seat): boolean {
  return tradePartners(g, seat).includes(partner);
}

/** Everybody the player may deal with now, clockwise. */
export function tradePartners(g: Ti4, seat: Seat): Seat[] {
  const open = openPartners(g, seat);
  if (g.agenda !== null || open.length === 0) return open; // transactions.6a: neighbors or not
  const reach = reachOf(g, seat);
  return open.filter(
    (other) =>
      maySwapPledges(g, seat, other) || // deals.1: neighbors or not
      tradeAfar(g, seat, other) ||
      areNeighbours(g, seat, other, reach),
  );
}

/** The rule that keeps two players from dealing now, or null if they may. */
export function whyNoTrade(g: Ti4, seat: Seat, partner: Seat): string | null {
  if (mayTrade(g, seat, partner)) return null;
  if (player(g, partner).eliminated) return 'elimination.0';
  if (g.agenda !== null) return 'transactions.6';
  if (g.turn?.seat !== seat || g.offer !== null || !isFresh(g, seat, partner)) return 'transactions.1';
  return isOpenTo(g, seat, partner) ? 'neighbors.1' : 'transactions.0';
}

/** Whether there is any; asked before every main decision, so it looks no further than it must. */
export function hasTradePartner(g: Ti4, seat: Seat): boolean {
  const open = openPartners(g, seat);
  if (open.length === 0) return false;
  if (g.agenda !== null || open.some((other) => maySwapPledges(g, seat, other) || tradeAfar(g, seat, other)))
    return true;
  return isNeighbourOfAny(g, seat, open);
}

function tradeAfar(g: Ti4, seat: Seat, other: Seat): boolean {
  return fold('tradesWith', false, g, seat, other) || fold('tradesWith', false, g, other, seat);
}

/** Both are about to decide something, and may promise it to each other without any exchange. */
function maySwapPledges(g: Ti4, seat: Seat, other: Seat): boolean {
  return canPledge(g, seat) && canPledge(g, other);
}

/** Whether the two may exchange goods now. */
function mayExchange(g: Ti4, seat: Seat, partner: Seat): boolean {
  if (!isFresh(g, seat, partner)) return false;
  return g.agenda !== null || tradeAfar(g, seat, partner) || areNeighbours(g, seat, partner, reachOf(g, seat));
}

/** Everybody who may trade with the player if the map allows it. */
function openPartners(g: Ti4, seat: Seat): Seat[] {
  if (g.offer !== null || (g.agenda === null && g.turn?.seat !== seat)) return [];
  return othersClockwise(g, seat).filter((other) => isOpenTo(g, seat, other));
}

/** Whether one of the two has something to give, or one to promise and the other something for it, and they have not lost patience. */
function isOpenTo(g: Ti4, seat: Seat, partner: Seat): boolean {
  const refused = g.agenda === null ? g.turn?.refused[partner] : g.agenda.refused[seat]?.[partner];
  if ((refused ?? 0) >= patience) return false;
  const fresh = isFresh(g, seat, partner);
  return (fresh && (hasGoods(g, seat, partner) || hasGoods(g, partner, seat))) || maySwapPledges(g, seat, partner);
}

/** The two have made no transaction yet in this turn or vote. */
function isFresh(g: Ti4, seat: Seat, partner: Seat): boolean {
  if (g.agenda === null) return !g.turn?.traded.includes(partner);
  return !g.agenda.traded.some((pair) => pair.includes(seat) && pair.includes(partner));
}

function* negotiate(g: Ti4, seat: Seat): Rules {
  const partner = yield* choose(
    seat,
    words('ti4.trade-with'),
    tradePartners(g, seat).map((other) =>
      option(`partner:${other}`, other, 'ti4.trade-partner', { seat: the.seat(other) }, `seat:${other}`),
    ),
    { blocked: () => noPartners(g, seat) },
  );
  tell(g, 'ti4.negotiates', { seat: the.seat(seat), rival: the.seat(partner) });
  const offer = yield* agree(g, seat, partner);
  g.offer = null;
  if (offer === null) {
    countRefusal(g, seat, partner);
    tell(g, 'ti4.no-agreement', { seat: the.seat(seat), rival: the.seat(partner) });
    return;
  }
  yield* carryOut(g, offer);
}

function noPartners(g: Ti4, seat: Seat): Blocked[] {
  return othersClockwise(g, seat).flatMap((other) => {
    const rule = whyNoTrade(g, seat, other);
    const label = words('ti4.trade-partner', { seat: the.seat(other) });
    return rule === null ? [] : [{ target: `seat:${other}`, label, rule }];
  });
}

/** A deal binds at once (deals.3); it is a transaction only if something changes hands. */
function* carryOut(g: Ti4, offer: Offer): Rules {
  const { from, to, gives, asks } = offer;
  irreversible(g); // transactions.4a
  tell(g, 'ti4.trades', {
    seat: the.seat(from),
    rival: the.seat(to),
    gives: publicItemsOf(g, gives),
    asks: publicItemsOf(g, asks),
  });
  bind(g, from, gives.pledge);
  bind(g, to, asks.pledge);
  if (isWithoutGoods(gives) && isWithoutGoods(asks)) return;
  countTransaction(g, from, to);
  yield* exchange(g, offer);
}

function countRefusal(g: Ti4, seat: Seat, partner: Seat): void {
  const counts = g.agenda === null ? g.turn?.refused : g.agenda.refused[seat];
  if (counts) counts[partner] = (counts[partner] ?? 0) + 1;
}

function countTransaction(g: Ti4, seat: Seat, partner: Seat): void {
  if (g.agenda === null) g.turn?.traded.push(seat === g.turn.seat ? partner : seat);
  else g.agenda.traded.push([seat, partner]);
}

/** An offer, perhaps a counter offer, and an answer; terms are agreed before anything changes hands (transactions.4a). */
function* agree(g: Ti4, seat: Seat, partner: Seat): Rules<Offer | null> {
  const goods = mayExchange(g, seat, partner);
  const offer = yield* composeOffer(g, seat, partner, goods);
  if (isEmpty(offer.gives) && isEmpty(offer.asks)) return null;
  const answer = yield* answerOffer(g, offer, true);
  if (answer !== 'counter') return answer === 'accept' ? offer : null;
  const counter = yield* composeOffer(g, partner, seat, goods);
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
    decline<Answer>('refuse', 'refuse', 'ti4.refuse-offer'),
  ];
  const prompt = words('ti4.offer', { seat: the.seat(from), gives: itemsOf(g, gives), asks: itemsOf(g, asks) });
  return yield* choose(to, prompt, options, { always: true });
}

/** Both sides give at the same time; received commodities become trade goods (commodities.5). */
function* exchange(g: Ti4, { from, to, gives, asks }: Offer): Rules {
  const [giver, receiver] = [player(g, from), player(g, to)];
  giver.tradeGoods += asks.tradeGoods + asks.commodities - gives.tradeGoods;
  giver.commodities -= gives.commodities;
  receiver.tradeGoods += gives.tradeGoods + gives.commodities - asks.tradeGoods;
  receiver.commodities -= asks.commodities;
  giveActionCards(g, from, to, gives.actionCards);
  giveActionCards(g, to, from, asks.actionCards);
  if (asks.note) giveNote(g, to, from, asks.note);
  if (gives.note) giveNote(g, from, to, gives.note);
  for (const seat of timingOrder(g)) {
    const [note, by] = seat === from ? [asks.note, to] : seat === to ? [gives.note, from] : [null, seat];
    if (note) yield* openWindow(g, 'when promissory-note-received', { seat, note, from: by });
  }
  for (const seat of [from, to]) yield* keepHandLimit(g, seat);
  yield* openWindow(g, 'after transaction-resolved', { seat: from, partner: to });
}
