/** Catalogue: influence. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { Requirement } from '../content/hooks.ts';
import type { Arcs, CourtSlot } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { player } from './table.ts';

/** Places an agent on a card of the Court. With a requirement only placements that meet it are offered. */
export function* influence(g: Arcs, seat: Seat, required?: Requirement): Rules {
  const slot = yield* choose(seat, words('arcs.influence'), influenceOptions(g, seat, required));
  placeAgent(g, seat, slot);
}

export function canInfluence(g: Arcs, seat: Seat, required?: Requirement): boolean {
  return g.court.row.some((slot) => slot !== null && (!required || isMetAfter(g, seat, slot, required)));
}

export function placeAgent(g: Arcs, seat: Seat, slot: CourtSlot): void {
  const owner = player(g, seat);
  if (owner.agents === 0) return;
  owner.agents--;
  slot.agents[seat] = (slot.agents[seat] ?? 0) + 1;
  tell(g, 'arcs.influenced', { seat: the.seat(seat), card: the.card(slot.card) });
}

export function courtSlots(g: Arcs): CourtSlot[] {
  return g.court.row.filter((slot) => slot !== null);
}

export function influenceOptions(g: Arcs, seat: Seat, required?: Requirement): Option<CourtSlot>[] {
  return courtSlots(g)
    .filter((slot) => !required || isMetAfter(g, seat, slot, required))
    .map((slot) =>
      option(`influence:${slot.card}`, slot, 'arcs.influence.card', { card: the.card(slot.card) }, `card:${slot.card}`),
    );
}

function isMetAfter(g: Arcs, seat: Seat, slot: CourtSlot, required: Requirement): boolean {
  const added = player(g, seat).agents > 0 ? 1 : 0;
  slot.agents[seat] = (slot.agents[seat] ?? 0) + added;
  const isMet = required(g);
  slot.agents[seat] = (slot.agents[seat] ?? 0) - added;
  return isMet;
}
