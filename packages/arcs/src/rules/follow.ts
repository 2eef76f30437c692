/** Catalogue: follow. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { type ActionCardId, actionCardById, type SuitId } from '../content/action-cards.ts';
import type { AmbitionId } from '../content/ambitions.ts';
import { canSeize } from '../figures.ts';
import type { Arcs, PlayMode } from '../state.ts';
import { choose, option, playArgs, tell, tellOnly, the, words } from '../words.ts';
import { chooseAmbition, declarableByFollow, declareAmbition } from './declare.ts';
import { beginTurn } from './round.ts';
import { mayPlayToSeize, seize, seizeByCard } from './seize.ts';
import { player } from './table.ts';

type Reply = { readonly card: ActionCardId; readonly mode: Exclude<PlayMode, 'lead'> };

/** A follower plays a card by Surpass, Copy or Pivot, and may seize the initiative. */
export function* follow(g: Arcs, seat: Seat): Rules {
  const settings = { always: true, blocked: () => blockedReplies(g, seat) };
  const { card, mode } = yield* choose(seat, words('arcs.follow'), () => replies(g, seat), settings);
  const { hand } = player(g, seat);
  hand.splice(hand.indexOf(card), 1);
  g.round.plays.push({ seat, card, mode, seizedWith: null, claimed: false });
  beginTurn(g, seat, card, mode);
  if (mode === 'copy') {
    tell(g, 'arcs.copied', { seat: the.seat(seat) });
    tellOnly(g, seat, 'arcs.copied.with', { card: the.actionCard(card) });
  } else
    tell(g, mode === 'surpass' ? 'arcs.surpassed' : 'arcs.pivoted', {
      seat: the.seat(seat),
      card: the.actionCard(card),
    });
  if (mode === 'surpass' && actionCardById[card].number === 7 && canSeize(g, seat)) seize(g, seat); // seize.2
  yield* seizeAndDeclare(g, seat, mode === 'copy' ? [] : declarableByFollow(g, seat, card));
}

/** Seizing, and declaring where a card allows it, in either order. */
function* seizeAndDeclare(g: Arcs, seat: Seat, ambitions: readonly AmbitionId[]): Rules {
  if (ambitions.length === 0) return yield* seizeByCard(g, seat);
  const order = [option('seize-first', false, 'arcs.seize.first'), option('declare-first', true, 'arcs.declare.first')];
  const isDeclaringFirst = !mayPlayToSeize(g, seat) || (yield* choose(seat, words('arcs.order'), order));
  if (!isDeclaringFirst) yield* seizeByCard(g, seat);
  const ambition = yield* chooseAmbition(g, seat, ambitions);
  if (ambition !== null) yield* declareAmbition(g, seat, ambition, false);
  if (isDeclaringFirst) yield* seizeByCard(g, seat);
}

/** What the lead card's number counts as (declare.5, follow.2). */
export function leadNumber(g: Arcs): number {
  const lead = g.round.plays[0];
  return lead === undefined || g.round.zeroed ? 0 : actionCardById[lead.card].number;
}

function replies(g: Arcs, seat: Seat): Option<Reply>[] {
  return player(g, seat).hand.flatMap((card): Option<Reply>[] => {
    const copy = option<Reply>(
      `copy:${card}`,
      { card, mode: 'copy' },
      'arcs.follow.copy',
      { ...playArgs[card], lead: the.suit(leadSuit(g, card)) },
      `hand:${card}`,
    );
    if (isOfLeadSuit(g, card)) {
      if (actionCardById[card].number <= leadNumber(g)) return [copy]; // follow.5
      return [
        option(`surpass:${card}`, { card, mode: 'surpass' }, 'arcs.follow.surpass', playArgs[card], `hand:${card}`),
        copy,
      ];
    }
    return [
      option(`pivot:${card}`, { card, mode: 'pivot' }, 'arcs.follow.pivot', playArgs[card], `hand:${card}`),
      copy,
    ];
  });
}

function isOfLeadSuit(g: Arcs, card: ActionCardId): boolean {
  return leadSuit(g, card) === actionCardById[card].suit;
}

/** The suit of the lead card, which whoever copies takes an action of. */
function leadSuit(g: Arcs, card: ActionCardId): SuitId {
  return actionCardById[g.round.plays[0]?.card ?? card].suit;
}

/** What each card cannot be played as: too low or of another suit to Surpass, of the lead suit to Pivot. */
function blockedReplies(g: Arcs, seat: Seat): Blocked[] {
  return player(g, seat).hand.flatMap((card): Blocked[] => {
    const args = playArgs[card];
    const target = `hand:${card}`;
    const surpass = words('arcs.follow.surpass', args);
    if (!isOfLeadSuit(g, card)) return [{ target, label: surpass, rule: 'follow.1' }];
    const pivot = { target, label: words('arcs.follow.pivot', args), rule: 'follow.4' };
    return actionCardById[card].number > leadNumber(g)
      ? [pivot]
      : [{ target, label: surpass, rule: 'follow.5' }, pivot];
  });
}
