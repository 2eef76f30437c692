/** Catalogue: secure, court.11. */
import { type Blocked, irreversible, type Option, type Rules, type Seat, shuffle } from '@orrery/kernel';
import type { Card } from '../content/hooks.ts';
import type { CourtCardId } from '../content/ids.ts';
import { activeCards, courtCardById, isGuildCard } from '../content/registry.ts';
import { seatWithMost } from '../figures.ts';
import type { Arcs, CourtSlot } from '../state.ts';
import { choose, type OptionKey, option, tell, the, words } from '../words.ts';
import { courtSlots } from './influence.ts';
import { addCaptives, returnAgents, trophiesOf } from './pieces.ts';
import { player, rivals } from './table.ts';

/** Taken agents of rivals become Captives, or Trophies in a ransack (cities.8). */
export type SecureMode = 'secure' | 'ransack';

export function* secure(g: Arcs, seat: Seat): Rules {
  const slot = yield* choose(seat, words('arcs.secure'), secureOptions(g, seat), {
    blocked: () => blockedSecures(g, seat),
  });
  yield* secureSlot(g, seat, slot, 'secure');
}

export function canSecure(g: Arcs, seat: Seat): boolean {
  const cards = activeCards(g, seat);
  return g.court.row.some((slot) => slot !== null && isSecurable(g, seat, slot, cards));
}

/** Cards on which the seat has more agents than each rival (secure.1). */
export function securable(g: Arcs, seat: Seat): CourtSlot[] {
  const cards = activeCards(g, seat);
  return courtSlots(g).filter((slot) => isSecurable(g, seat, slot, cards));
}

function isSecurable(g: Arcs, seat: Seat, slot: CourtSlot, cards: readonly Card[]): boolean {
  if (seatWithMost(slot.agents) !== seat) return false;
  return cards.every(({ modify }) => modify?.canSecure?.(g, seat, slot) ?? true);
}

/** Who could secure a card now, if anybody. */
export function securer(g: Arcs, slot: CourtSlot): Seat | null {
  const seat = seatWithMost(slot.agents);
  return seat !== null && isSecurable(g, seat, slot, activeCards(g, seat)) ? seat : null;
}

/** Takes a card of the Court row, resolves it, and refills its position last (secure.2–secure.4). */
export function* secureSlot(g: Arcs, seat: Seat, slot: CourtSlot, mode: SecureMode): Rules {
  const index = g.court.row.indexOf(slot);
  g.court.row[index] = null;
  tell(g, mode === 'ransack' ? 'arcs.ransacked' : 'arcs.secured', { seat: the.seat(seat), card: the.card(slot.card) });
  takeAgents(g, seat, slot, mode);
  yield* takeCard(g, seat, slot.card);
  refill(g, index);
}

/** Takes the next card of the Court deck as if it had been secured. */
export function* secureFromDeck(g: Arcs, seat: Seat): Rules {
  const card = g.court.deck.shift();
  if (card === undefined) return;
  irreversible(g);
  tell(g, 'arcs.secured', { seat: the.seat(seat), card: the.card(card) });
  yield* takeCard(g, seat, card);
}

/** The agents on a card leave it: one's own go home, those of rivals become Captives or Trophies. */
export function takeAgents(g: Arcs, seat: Seat, slot: CourtSlot, mode: SecureMode): void {
  returnAgents(g, seat, slot.agents[seat] ?? 0);
  slot.agents[seat] = 0;
  takeRivalAgents(g, seat, slot, mode);
}

export function takeRivalAgents(g: Arcs, seat: Seat, slot: CourtSlot, mode: SecureMode): void {
  for (const rival of rivals(g, seat)) {
    const count = slot.agents[rival] ?? 0;
    if (count === 0) continue;
    slot.agents[rival] = 0;
    if (mode === 'ransack') trophiesOf(g, seat, rival).agents += count;
    else addCaptives(g, seat, rival, count);
    tell(g, mode === 'ransack' ? 'arcs.agents.trophies' : 'arcs.captured', {
      seat: the.seat(seat),
      owner: the.seat(rival),
      count,
    });
  }
}

/** A Guild card joins the play area; a Vox card is resolved at once and then goes where it says (secure.3). */
function* takeCard(g: Arcs, seat: Seat, id: CourtCardId): Rules {
  if (isGuildCard(id)) {
    const fresh = g.turn !== null && g.turn.seat === seat && g.turn.prelude; // prelude.8
    player(g, seat).guilds.push({ id, fresh });
    return;
  }
  const card = courtCardById[id];
  if (card.kind !== 'vox') return;
  g.court.resolving.push(id);
  yield* card.whenSecured(g, seat);
  g.court.resolving.pop();
  if (card.afterwards === 'discard') g.court.discard.push(id);
  else {
    g.court.deck.push(id);
    shuffle(g, g.court.deck);
  }
}

/** An empty deck leaves the position empty (secure.4, court.12). */
function refill(g: Arcs, index: number): void {
  const card = g.court.deck.shift();
  if (card === undefined) return;
  irreversible(g);
  g.court.row[index] = { card, agents: g.players.map(() => 0) };
  tell(g, 'arcs.court.revealed', { card: the.card(card) });
}

export function secureOptions(g: Arcs, seat: Seat): Option<CourtSlot>[] {
  return securable(g, seat).map((slot) => courtOption(g, seat, slot, 'arcs.secure.card'));
}

/** An option for a card of the Court, whose agents of rivals will be taken. */
export function courtOption(g: Arcs, seat: Seat, slot: CourtSlot, key: OptionKey): Option<CourtSlot> {
  const { card, agents } = slot;
  const taken = rivals(g, seat).reduce((sum, rival) => sum + (agents[rival] ?? 0), 0);
  return option(`card:${card}`, slot, key, { card: the.card(card), taken }, `card:${card}`);
}

/** Too few agents, or a card that forbids it. */
export function blockedSecures(g: Arcs, seat: Seat): Blocked[] {
  const open = securable(g, seat);
  return courtSlots(g)
    .filter((slot) => !open.includes(slot))
    .map((slot) => ({
      target: `card:${slot.card}`,
      label: words('arcs.secure.other', { card: the.card(slot.card) }),
      rule: seatWithMost(slot.agents) === seat ? 'fine-print.5' : 'secure.1',
    }));
}
