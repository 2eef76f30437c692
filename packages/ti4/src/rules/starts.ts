/** Catalogue: action-phase.1, transactions.1. What a click on a system, a ship, a card or a player begins in a turn. */
import type { Option, Seat, Start } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';
import { the, words } from '../words.ts';
import { reachOfShips } from './reach.ts';
import { systemsToActivate } from './tactical-action.ts';
import { hasTradePartner, tradePartners } from './transactions.ts';

/**
 * A system is activated by a click on it or on a ship that could go there (`unit:<system>:<type>`); strategy cards, and all
 * that has an action of its own, are played by a click on them (`card:…`), and players are offered a deal (`seat:…`).
 */
export function turnStarts(g: Ti4, seat: Seat, steps: readonly Option[]): Start[] {
  const cards = steps.flatMap(({ id, target, label }) =>
    target?.startsWith('card:') ? [{ targets: [target], answers: [id], label }] : [],
  );
  const isTactical = steps.some(({ id }) => id === 'tactical');
  return [...cards, ...(isTactical ? activations(g, seat) : []), ...deals(g, seat)];
}

function activations(g: Ti4, seat: Seat): Start[] {
  const reach = reachOfShips(g, seat);
  const systems = systemsToActivate(g, seat);
  const isAsked = systems.length > 1 || hasTradePartner(g, seat);
  return systems.map((id) => ({
    targets: [
      `system:${id}`,
      ...reach.flatMap(({ from, types, to }) => (to.includes(id) ? types.map((type) => `unit:${from}:${type}`) : [])),
    ],
    answers: isAsked ? ['tactical', `activate:${id}`] : ['tactical'],
    label: words('ti4.activate-system', { system: the.system(id) }),
  }));
}

function deals(g: Ti4, seat: Seat): Start[] {
  const partners = hasTradePartner(g, seat) ? tradePartners(g, seat) : [];
  return partners.map((other) => ({
    targets: [`seat:${other}`],
    answers: partners.length > 1 ? ['trade', `partner:${other}`] : ['trade'],
    label: words('ti4.start.trade', { seat: the.seat(other) }),
  }));
}
