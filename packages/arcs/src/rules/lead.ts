/** Catalogue: lead. */
import type { Option, Rules } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import type { Arcs } from '../state.ts';
import { choose, decline, option, playArgs, tell, the, words } from '../words.ts';
import { declareByLead } from './declare.ts';
import { beginRound, beginTurn, giveInitiativeOn, heirOf } from './round.ts';
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
    option(`lead:${card}`, card, 'arcs.lead.card', playArgs[card], `hand:${card}`),
  );
  const heir = heirOf(g);
  options.push(
    heir === null || g.passes + 1 >= holdersOfCards(g)
      ? decline('pass', null, 'arcs.pass.last')
      : decline('pass', null, 'arcs.pass', { seat: the.seat(heir) }),
  );
  return options;
}

/** How many players could still play a card. */
function holdersOfCards({ players }: Arcs): number {
  return players.filter(({ hand }) => hand.length > 0).length;
}

/** The round ends without a turn. The chapter ends too when all who hold cards have passed in a row (lead.2–lead.5). */
export function passInitiative(g: Arcs): string {
  tell(g, 'arcs.passed', { seat: the.seat(g.initiative) });
  g.passes++;
  giveInitiativeOn(g);
  if (g.passes >= holdersOfCards(g)) {
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
