/** Trade: goods for goods of the same worth, and support for support. */
import type { Seat, Thing } from '@orrery/kernel';
import type { Ti4 } from '@orrery/ti4';
import { player } from '@orrery/ti4/queries';
import { best, type Habit, has, idOf, type Mind, tail } from './mind.ts';

/** Commodities are worth nothing until they are traded: both sides gain by exchanging as many as both have. */
export function wantsToTrade({ g, seat }: Mind): boolean {
  if (g.turn === null || g.turn.actions > 0) return false;
  return g.players.some((_, other) => other !== seat && partnerWorth(g, seat, other) > 0);
}

function partnerWorth(g: Ti4, seat: Seat, other: Seat): number {
  if (player(g, other).eliminated || g.turn?.traded.includes(other) || (g.turn?.refused[other] ?? 0) > 0) return 0;
  return (
    Math.min(player(g, seat).commodities, player(g, other).commodities) + (mayExchangeSupport(g, seat, other) ? 3 : 0)
  );
}

/** Both still have their own support to give, and the other one does not win by it. */
function mayExchangeSupport(g: Ti4, seat: Seat, other: Seat): boolean {
  if (isSupportGiven(g, seat) || isSupportGiven(g, other) || g.round < 2) return false;
  return player(g, other).points < g.config.points - 1;
}

function isSupportGiven(g: Ti4, owner: Seat): boolean {
  return g.players.some(({ notesInPlay }) =>
    notesInPlay.some(({ id, of }) => id === 'support-for-the-throne' && of === owner),
  );
}

export const tradeWith: Habit = ({ decision, g, seat }) =>
  best(decision.options, (id) => partnerWorth(g, seat, Number(tail(id))));

/** With whom an offer is being made. */
function partnerIn({ decision }: Mind): Seat {
  const { seat } = decision.prompt.args as { readonly seat: Thing };
  return Number(idOf(seat));
}

export const noGoods: Habit = ({ decision }) => best(decision.options, (id) => -Number(tail(id)));

/** As many as both have. */
export const sameCommodities: Habit = (mind) => {
  const { g, seat } = mind;
  const most = Math.min(player(g, seat).commodities, player(g, partnerIn(mind)).commodities);
  return best(mind.decision.options, (id) => (Number(tail(id)) <= most ? Number(tail(id)) : -1));
};

/** Support is given only for support. */
export const ownNote: Habit = (mind) => {
  const id = `give:note:support-for-the-throne:${mind.seat}`;
  const isWorthIt = mayExchangeSupport(mind.g, mind.seat, partnerIn(mind));
  return isWorthIt && has(mind.decision.options, id) ? id : 'give:no-note';
};

export const askedNote: Habit = (mind) => {
  const partner = partnerIn(mind);
  const id = `ask:note:support-for-the-throne:${partner}`;
  return mayExchangeSupport(mind.g, mind.seat, partner) && has(mind.decision.options, id) ? id : 'ask:no-note';
};

/** Accepts what is worth at least as much as it costs; binds itself to nothing. */
export const answerOffer: Habit = ({ decision, g, seat }) => {
  const { offer } = g;
  if (offer === null || !has(decision.options, 'accept')) return 'refuse';
  const { gives, asks } = offer;
  if (asks.pledge !== null || (gives.note === null && isSupport(asks.note))) return 'refuse';
  if (isSupport(asks.note) && player(g, offer.from).points >= g.config.points - 1) return 'refuse';
  const gain = gives.tradeGoods + gives.commodities + noteWorth(gives.note, seat);
  const cost = asks.tradeGoods + 0.6 * asks.commodities + noteWorth(asks.note, seat) + asks.actionCards.length * 1.5;
  return gain + 1.5 * gives.actionCards.length >= cost && gain > 0 ? 'accept' : 'refuse';
};

function isSupport(note: { readonly id: string } | null): boolean {
  return note?.id === 'support-for-the-throne';
}

function noteWorth(note: { readonly id: string; readonly of: Seat } | null, seat: Seat): number {
  if (note === null) return 0;
  if (isSupport(note)) return 5;
  return note.of === seat ? 2 : 1;
}
