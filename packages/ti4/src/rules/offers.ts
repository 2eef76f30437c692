/** Catalogue: transactions.2–4, promissory-notes.5, deals. What two players offer and ask in a deal. */
import type { Message, Option, Rules, Seat } from '@orrery/kernel';
import { type ActionCardId, actionCardsInGame, countCards } from '../content/action-cards.ts';
import { fold } from '../content/registry.ts';
import { possibleNotes } from '../figures.ts';
import type { Bundle, Note, Offer, Ti4 } from '../state.ts';
import { choose, decline, option, the, words } from '../words.ts';
import { isSameNote } from './hands.ts';
import { choosePledge, pledgeWords } from './pledges.ts';
import { notesOf } from './promissory-notes.ts';
import { player } from './table.ts';

/** Whether a player has something to give to another: everybody sees how much of everything it is. */
export function hasGoods(g: Ti4, seat: Seat, partner: Seat): boolean {
  const { tradeGoods, commodities, notes, actionCards } = player(g, seat);
  return tradeGoods + commodities + notes.length > 0 || (actionCards.length > 0 && mayTradeCards(g, seat, partner));
}

/** transactions.3a */
function mayTradeCards(g: Ti4, seat: Seat, partner: Seat): boolean {
  return fold('tradesActionCards', false, g, seat) || fold('tradesActionCards', false, g, partner);
}

export function isEmpty(bundle: Bundle): boolean {
  return isWithoutGoods(bundle) && bundle.pledge === null;
}

/** Nothing of it changes hands. */
export function isWithoutGoods({ tradeGoods, commodities, note, actionCards }: Bundle): boolean {
  return tradeGoods === 0 && commodities === 0 && note === null && actionCards.length === 0;
}

/** Whether the player has all of it. */
export function canGive(g: Ti4, seat: Seat, { tradeGoods, commodities, note, actionCards }: Bundle): boolean {
  const has = player(g, seat);
  if (has.tradeGoods < tradeGoods || has.commodities < commodities) return false;
  if (note !== null && !has.notes.some((each) => isSameNote(each, note))) return false; // promissory-notes.5a
  return countCards(has.actionCards, [actionCards]).every((left) => left >= 0);
}

/** The player says what they give and what they want for it; without a transaction only promises are left. */
export function* composeOffer(g: Ti4, from: Seat, to: Seat, goods: boolean): Rules<Offer> {
  const cards = goods && mayTradeCards(g, from, to);
  const gives = yield* compose(g, from, { of: from, partner: to, goods, cards, asked: false });
  const asks = yield* compose(g, from, { of: to, partner: to, goods, cards, asked: true });
  return { from, to, gives, asks };
}

interface Side {
  /** Who gives. */
  readonly of: Seat;
  /** With whom the offer is made. */
  readonly partner: Seat;
  /** Goods and notes may change hands. */
  readonly goods: boolean;
  /** Action cards may change hands. */
  readonly cards: boolean;
  /** What the other player is asked for. */
  readonly asked: boolean;
}

function* compose(g: Ti4, by: Seat, side: Side): Rules<Bundle> {
  const { tradeGoods, commodities } = player(g, side.of);
  return {
    tradeGoods: side.goods ? yield* amount(by, side, 'trade-goods', tradeGoods) : 0,
    commodities: side.goods ? yield* amount(by, side, 'commodities', commodities) : 0,
    note: side.goods ? yield* oneNote(g, by, side) : null,
    actionCards: side.cards ? yield* someCards(g, by, side) : [],
    pledge: yield* choosePledge(g, by, side.of, verb(side)),
  };
}

function verb({ asked }: Side): 'ask' | 'give' {
  return asked ? 'ask' : 'give';
}

function* amount(by: Seat, side: Side, what: 'trade-goods' | 'commodities', most: number): Rules<number> {
  if (most === 0) return 0;
  const amounts: Option<number>[] = [];
  for (let n = 0; n <= most; n++) {
    amounts.push((n === 0 ? decline : option)(`${verb(side)}:${what}:${n}`, n, `ti4.${what}`, { count: n }));
  }
  return yield* choose(by, words(`ti4.${verb(side)}-${what}`, { seat: the.seat(side.partner), count: most }), amounts);
}

/** At most one note (promissory-notes.5): of one's own hand, or one that the other might hold. */
function* oneNote(g: Ti4, by: Seat, side: Side): Rules<Note | null> {
  if (player(g, side.of).notes.length === 0) return null;
  const options = (): Option<Note | null>[] => {
    const own = player(g, by).notes;
    const notes = side.asked ? possibleNotes(g.players, own, side.of, (seat) => notesOf(g, seat)) : own;
    return [
      decline<Note | null>(`${verb(side)}:no-note`, null, 'ti4.no-note'),
      ...notes.map((note) => {
        const id = `${verb(side)}:note:${note.id}:${note.of}`;
        return option<Note | null>(
          id,
          note,
          'ti4.note-of',
          { note: the.note(note.id), owner: the.seat(note.of) },
          `card:note/${note.id}`,
        );
      }),
    ];
  };
  return yield* choose(by, words(`ti4.${verb(side)}-note`, { seat: the.seat(side.partner) }), options, {
    always: true,
  });
}

function* someCards(g: Ti4, by: Seat, side: Side): Rules<ActionCardId[]> {
  const chosen: ActionCardId[] = [];
  const most = player(g, side.of).actionCards.length;
  while (chosen.length < most) {
    const options = () => cardOptions(verb(side), cardsLeft(g, by, side, chosen));
    const prompt = words(`ti4.${verb(side)}-cards`, {
      seat: the.seat(side.partner),
      cards: chosen.map(the.actionCard),
    });
    const card = yield* choose(by, prompt, options, { always: true });
    if (card === null) break;
    chosen.push(card);
  }
  return chosen;
}

/** Cards that can still be named: of one's own hand, or of those that somebody else might hold as far as one knows. */
function cardsLeft(g: Ti4, by: Seat, { asked }: Side, chosen: readonly ActionCardId[]): ActionCardId[] {
  const hand = player(g, by).actionCards;
  const left = asked ? countCards('copies', [hand, g.decks.actionDiscard, chosen]) : countCards(hand, [chosen]);
  return actionCardsInGame().filter((_, place) => (left[place] ?? 0) > 0);
}

function cardOptions(what: 'ask' | 'give', cards: readonly ActionCardId[]): Option<ActionCardId | null>[] {
  const options = [decline<ActionCardId | null>(`${what}:no-more-cards`, null, 'ti4.no-more-cards')];
  for (const card of cards) options.push(named[what].get(card) ?? cardOption(what, card));
  return options;
}

/** Every card is named again and again: its options are made once. */
const named = {
  ask: new Map<ActionCardId, Option<ActionCardId>>(),
  give: new Map<ActionCardId, Option<ActionCardId>>(),
};

function cardOption(what: 'ask' | 'give', card: ActionCardId): Option<ActionCardId> {
  const args = { card: the.actionCard(card) };
  const made = option(`${what}:card:${card}`, card, 'ti4.action-card', args, `card:action-card/${card}`);
  named[what].set(card, made);
  return made;
}

/** What is in a bundle, for the two players. */
export function itemsOf(g: Ti4, bundle: Bundle): Message[] {
  const { note, actionCards } = bundle;
  return listed([
    ...goodsOf(bundle),
    ...(note === null ? [] : [words('ti4.note-of', { note: the.note(note.id), owner: the.seat(note.of) })]),
    ...actionCards.map((card) => words('ti4.action-card', { card: the.actionCard(card) })),
    ...pledgesOf(g, bundle),
  ]);
}

/** What is in a bundle, for everybody: not which note and which cards (promissory-notes.6, action-cards.5). */
export function publicItemsOf(g: Ti4, bundle: Bundle): Message[] {
  const { note, actionCards } = bundle;
  return listed([
    ...goodsOf(bundle),
    ...(note === null ? [] : [words('ti4.a-note')]),
    ...(actionCards.length === 0 ? [] : [words('ti4.action-cards', { count: actionCards.length })]),
    ...pledgesOf(g, bundle),
  ]);
}

function goodsOf({ tradeGoods, commodities }: Bundle): Message[] {
  return [
    ...(tradeGoods === 0 ? [] : [words('ti4.trade-goods', { count: tradeGoods })]),
    ...(commodities === 0 ? [] : [words('ti4.commodities', { count: commodities })]),
  ];
}

function pledgesOf(g: Ti4, { pledge }: Bundle): Message[] {
  return pledge === null ? [] : [pledgeWords(g, pledge)];
}

function listed(items: Message[]): Message[] {
  return items.length === 0 ? [words('ti4.nothing')] : items;
}
