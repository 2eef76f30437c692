/** Catalogue: lead. */
import { choose, type Option, type Rules } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import type { Arcs } from '../state.ts';
import { decline, option, tell, the, words } from '../words.ts';
import { declareByLead } from './declare.ts';
import { beginRound, beginTurn, giveInitiativeOn } from './round.ts';
import { player, turnOrder } from './table.ts';

/** The initiative holder leads a card and may declare, or passes. Returns whether a card was led. */
export function* lead(g: Arcs): Rules<boolean> {
  const seat = g.initiative;
  const card = yield* choose(seat, words('arcs.lead'), () => leadOptions(g), { always: true });
  if (card === null) return false;
  const { hand } = player(g, seat);
  hand.splice(hand.indexOf(card), 1);
  g.round.plays.push({ seat, card, mode: 'lead', seizedWith: null, claimed: false });
  g.passes = 0; // lead.5
  beginTurn(g, seat, card, 'lead');
  tell(g, 'arcs.led', { seat: the.seat(seat), card: the.actionCard(card) });
  yield* declareByLead(g, seat, card);
  return true;
}

function leadOptions(g: Arcs): Option<ActionCardId | null>[] {
  const options: Option<ActionCardId | null>[] = player(g, g.initiative).hand.map((card) =>
    option(`lead:${card}`, card, 'arcs.lead.card', { card: the.actionCard(card) }, `hand:${card}`),
  );
  options.push(decline('pass', null, 'arcs.pass'));
  return options;
}

/** The round ends without a turn. The chapter ends too when all who hold cards have passed in a row (lead.2–lead.5). */
export function passInitiative(g: Arcs): string {
  tell(g, 'arcs.passed', { seat: the.seat(g.initiative) });
  g.passes++;
  giveInitiativeOn(g);
  const holders = g.players.filter(({ hand }) => hand.length > 0).length;
  if (g.passes >= holders) {
    for (const seat of turnOrder(g)) discardHand(g, seat);
    return 'chapter-end';
  }
  beginRound(g);
  return 'turn';
}

function discardHand(g: Arcs, seat: number): void {
  g.discard.down.push(...player(g, seat).hand);
  player(g, seat).hand = [];
}
