/** Laws that every position obeys; random play checks them after each decision. */
import { actionCards, deck } from './content/action-cards.ts';
import { system } from './content/map.ts';
import { pieces } from './content/player-board.ts';
import { courtCards } from './content/registry.ts';
import { resources, tokensPerResource } from './content/resources.ts';
import { openSlotsOf } from './rules/resources.ts';
import { inPlay } from './rules/table.ts';
import type { Arcs } from './state.ts';

/** The first law that the position breaks, or null. */
export function broken(g: Arcs): string | null {
  return wrongPieces(g) ?? wrongTokens(g) ?? wrongCards(g) ?? wrongPlaces(g);
}

function wrongPieces(g: Arcs): string | null {
  const systems = Object.values(g.systems);
  for (const [seat, player] of g.players.entries()) {
    const buildings = systems.flatMap((s) => s.buildings.filter(({ owner }) => owner === seat));
    const taken = g.players.map(({ trophies }) => trophies[seat]);
    const total = (kind: 'ships' | 'cities' | 'starports' | 'agents') =>
      sum(taken.map((t) => t?.[kind] ?? 0)) + player.scrapped[kind];
    const counts = {
      ship: player.ships + sum(systems.map((s) => (s.fresh[seat] ?? 0) + (s.damaged[seat] ?? 0))) + total('ships'),
      city: player.cities + buildings.filter(({ kind }) => kind === 'city').length + total('cities'),
      starport: player.starports + buildings.filter(({ kind }) => kind === 'starport').length + total('starports'),
      agent:
        player.agents +
        sum(g.court.row.map((slot) => slot?.agents[seat] ?? 0)) +
        sum(g.players.map(({ captives }) => captives[seat] ?? 0)) +
        Object.values(player.outrage).filter((state) => state === 'agent').length +
        total('agents'),
    };
    for (const kind of ['ship', 'city', 'starport', 'agent'] as const) {
      if (counts[kind] !== pieces[kind]) return `seat ${seat} has ${counts[kind]} of ${pieces[kind]} pieces '${kind}'`;
    }
    const negative = [player.ships, player.cities, player.starports, player.agents, ...player.captives].some(
      (n) => n < 0,
    );
    if (negative || player.trophies.some((t) => Object.values(t).some((n) => n < 0)))
      return `seat ${seat} has less than nothing`;
  }
  if (systems.some(({ fresh, damaged }) => [...fresh, ...damaged].some((n) => n < 0)))
    return 'a system has less than no ships';
  return null;
}

function wrongTokens(g: Arcs): string | null {
  for (const resource of resources) {
    const held = g.players.flatMap(({ slots }) => slots).filter((token) => token === resource).length;
    const aside = Object.values(g.rivalTokens)
      .flat()
      .filter((token) => token === resource).length;
    const markers = Object.values(g.systems).filter(({ marker }) => marker === resource).length;
    const spent = g.turn?.spent.filter((token) => token === resource).length ?? 0;
    const total = g.supply[resource] + held + aside + markers + spent;
    if (total !== tokensPerResource || g.supply[resource] < 0) return `there are ${total} tokens of ${resource}`;
  }
  for (const [seat, { slots }] of g.players.entries()) {
    const open = openSlotsOf(g, seat);
    if (slots.some((token, slot) => token !== null && !open.includes(slot)))
      return `seat ${seat} has a token in a covered slot`;
  }
  return null;
}

function wrongCards(g: Arcs): string | null {
  if (g.players.every(({ hand }) => hand.length === 0) && g.round.plays.length === 0) return null;
  const played = g.round.plays.flatMap(({ card, seizedWith }) => (seizedWith === null ? [card] : [card, seizedWith]));
  const all = [...g.players.flatMap(({ hand }) => hand), ...g.discard.down, ...g.discard.up, ...played];
  if (all.length !== deck(g.config.players).length || new Set<string>(all).size !== all.length)
    return `the ${actionCards.length} action cards are not complete`;
  const court = [
    ...g.court.deck,
    ...g.court.discard,
    ...g.court.resolving,
    ...g.court.row.flatMap((slot) => (slot ? [slot.card] : [])),
    ...g.players.flatMap(({ guilds }) => guilds.map(({ id }) => id)),
    ...g.round.unions.map(({ card }) => card),
  ];
  if (court.length !== courtCards.length || new Set<string>(court).size !== court.length)
    return 'the Court cards are not complete';
  return null;
}

function wrongPlaces(g: Arcs): string | null {
  for (const id of inPlay(g)) {
    const slots = (g.systems[id]?.buildings ?? []).flatMap(({ slot }) => (slot === null ? [] : [slot]));
    if (slots.some((slot) => slot >= system(id).slots) || new Set(slots).size !== slots.length)
      return `${id} has a slot twice, or one too many`;
    const outside = (g.systems[id]?.buildings ?? []).flatMap(({ slot, kind }) => (slot === null ? [kind] : []));
    if (new Set(outside).size !== outside.length) return `${id} has two buildings of a kind outside the slots`;
  }
  const boxes = Object.values(g.ambitions).flat().length;
  if (boxes + g.markers.available.length !== 3) return 'an ambition marker is missing';
  return null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
