/** Catalogue: declare. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { type ActionCardId, actionCardById, ambitionOfNumber } from '../content/action-cards.ts';
import { type AmbitionId, ambitions } from '../content/ambitions.ts';
import { activeCards } from '../content/registry.ts';
import { byValue, worthOf } from '../figures.ts';
import type { Arcs } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { inOrder } from './window.ts';

/** The leader may declare the ambition of the lead card (declare.1, declare.5). */
export function* declareByLead(g: Arcs, seat: Seat, card: ActionCardId): Rules {
  const ambition = yield* chooseAmbition(g, seat, declarableWith(g, seat, card));
  if (ambition !== null) yield* declareAmbition(g, seat, ambition, true);
}

/** Asks for one of the ambitions, or none. */
export function* chooseAmbition(g: Arcs, seat: Seat, among: readonly AmbitionId[]): Rules<AmbitionId | null> {
  if (among.length === 0) return null;
  const options: Option<AmbitionId | null>[] = ambitionOptions(g, among);
  options.push(decline('no-declare', null, 'arcs.declare.none'));
  return yield* choose(seat, words('arcs.declare'), options, { blocked: () => blockedAmbitions(among) });
}

export function ambitionOptions({ markers }: Arcs, among: readonly AmbitionId[]): Option<AmbitionId>[] {
  const [marker] = byValue(markers, markers.available);
  const worth = worthOf(markers, marker === undefined ? [] : [marker]);
  return among.map((id) => {
    const args = { ambition: the.ambition(id), first: worth.first, second: worth.second };
    return option(`declare:${id}`, id, 'arcs.declare.ambition', args, `ambition:${id}`);
  });
}

/** The ambitions that a card's number lets the seat declare now (declare.3). */
export function declarableWith(g: Arcs, seat: Seat, card: ActionCardId): AmbitionId[] {
  const shown = ambitionOfNumber[actionCardById[card].number];
  return declarable(g, seat).filter((id) => shown === 'any' || shown === id);
}

/** The ambitions that a card lets a follower declare with the card just played. */
export function declarableByFollow(g: Arcs, seat: Seat, card: ActionCardId): AmbitionId[] {
  if (g.round.declared || !activeCards(g, seat).some(({ modify }) => modify?.declaresOnFollow)) return [];
  return declarableWith(g, seat, card);
}

/** The ambitions the seat may declare, if something lets it declare (declare.6). */
export function declarable(g: Arcs, seat: Seat): AmbitionId[] {
  if (g.markers.available.length === 0) return [];
  const cards = activeCards(g, seat);
  return ambitions
    .map(({ id }) => id)
    .filter((id) => cards.every(({ modify }) => modify?.canDeclare?.(g, seat, id) ?? true));
}

/** Moves the highest available marker to the ambition's box (declare.4); by lead card the zero marker is used too. */
export function* declareAmbition(g: Arcs, seat: Seat, ambition: AmbitionId, byLead: boolean): Rules {
  for (const { on } of activeCards(g, seat)) if (on?.declareCost) yield* on.declareCost(g, seat);
  const marker = byValue(g.markers, g.markers.available)[0];
  if (marker === undefined) return;
  const isFirst = g.ambitions[ambition].length === 0;
  g.markers.available = g.markers.available.filter((id) => id !== marker);
  g.ambitions[ambition].push(marker);
  g.round.declared = true;
  tell(g, 'arcs.declared', { seat: the.seat(seat), ambition: the.ambition(ambition) });
  if (byLead && activeCards(g, seat).every(({ modify }) => modify?.zeroes?.(g, seat, ambition) ?? true)) {
    g.round.zeroed = true;
    for (const { card } of g.round.plays.slice(0, 1)) tell(g, 'arcs.zeroed', { card: the.actionCard(card) });
  }
  yield* inOrder(g, 'declared', [seat], (on, holder) => on.declared?.(g, holder, ambition, isFirst));
}

/** What is not shown on the card cannot be declared with it. */
function blockedAmbitions(open: readonly AmbitionId[]): Blocked[] {
  return ambitions
    .filter(({ id }) => !open.includes(id))
    .map(({ id }) => ({
      target: `ambition:${id}`,
      label: words('arcs.declare.other', { ambition: the.ambition(id) }),
      rule: 'declare.3',
    }));
}
