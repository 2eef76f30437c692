/** Catalogue: chapter.2, chapter.3, round-end. */
import type { Seat } from '@orrery/kernel';
import { type ActionCardId, actionCardById } from '../content/action-cards.ts';
import { pipsFor } from '../figures.ts';
import type { Arcs, PlayMode } from '../state.ts';
import { tell, the } from '../words.ts';
import { clockwise, player, turnOrder } from './table.ts';

/** Begins a round with the initiative holder; one without cards must hand the initiative on (lead.2). */
export function beginRound(g: Arcs): void {
  if (player(g, g.initiative).hand.length === 0) giveInitiativeOn(g);
  g.round = { plays: [], waiting: [...turnOrder(g)], zeroed: false, seizedBy: null, declared: false, unions: [] };
}

/** The nearest player clockwise with cards in hand. */
export function heirOf(g: Arcs): Seat | null {
  return clockwise(g, g.initiative).find((seat) => seat !== g.initiative && player(g, seat).hand.length > 0) ?? null;
}

/** The marker goes clockwise to the nearest player with cards in hand. */
export function giveInitiativeOn(g: Arcs): void {
  const next = heirOf(g);
  if (next === null) return;
  g.initiative = next;
  tell(g, 'arcs.initiative', { seat: the.seat(next) });
}

/** Begins a turn with the card just played; the Prelude is open from now on. */
export function beginTurn(g: Arcs, seat: Seat, card: ActionCardId, mode: PlayMode): void {
  const pips = pipsFor(mode, actionCardById[card].pips);
  g.turn = { seat, mode, card, pips, prelude: true, acted: false, weapon: false, spent: [], used: [] };
}

/** The next player to follow; those without cards are skipped (chapter.3). */
export function nextFollower(g: Arcs): Seat | null {
  const { waiting } = g.round;
  while (waiting.length > 0) {
    const seat = waiting[0] as Seat;
    if (player(g, seat).hand.length > 0) return seat;
    waiting.shift();
  }
  return null;
}

/** Settles the initiative, clears the table, and goes on with another round or the end of the chapter. */
export function endRound(g: Arcs): string {
  if (g.round.seizedBy === null) winInitiative(g);
  claimByUnions(g);
  discardPlays(g);
  if (g.players.every(({ hand }) => hand.length === 0)) return 'chapter-end';
  beginRound(g);
  return 'turn';
}

/** Without a seizure the highest Surpassing card wins the initiative (round-end.2). */
function winInitiative(g: Arcs): void {
  const surpassing = g.round.plays.filter(({ mode }) => mode === 'surpass');
  const best = surpassing.toSorted((a, b) => actionCardById[b.card].number - actionCardById[a.card].number)[0];
  if (best === undefined || best.seat === g.initiative) return;
  g.initiative = best.seat;
  tell(g, 'arcs.initiative', { seat: the.seat(best.seat) });
}

/** Cards that Unions lie beside go to their holders' hands, the Unions to the Court discard (round-end.4, court.8). */
function claimByUnions(g: Arcs): void {
  for (const { card, owner, beside } of g.round.unions) {
    g.court.discard.push(card);
    const play = g.round.plays.find((each) => each.card === beside && !each.claimed);
    if (play === undefined) continue;
    play.claimed = true;
    player(g, owner).hand.push(beside);
    tell(g, 'arcs.union.claimed', { seat: the.seat(owner), card: the.actionCard(beside) });
  }
  g.round.unions = [];
}

/** All played cards go face down to the discard pile (round-end.3), or to two piles (fine-print.8). */
function discardPlays(g: Arcs): void {
  const { down, up } = g.discard;
  for (const { card, mode, seizedWith, claimed } of g.round.plays) {
    if (!claimed) (g.config.splitDiscard && mode !== 'copy' ? up : down).push(card);
    if (seizedWith !== null) down.push(seizedWith);
  }
  g.round.plays = [];
}
