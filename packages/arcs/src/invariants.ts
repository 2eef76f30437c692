/** Laws that every position obeys; random play checks them after each decision. */
import type { Seat } from '@orrery/kernel';
import { actionCards, deck } from './content/action-cards.ts';
import { system } from './content/map.ts';
import { type PieceKind, pieceOf, pieces } from './content/player-board.ts';
import { courtCards } from './content/registry.ts';
import { type Resource, resources, tokensPerResource } from './content/resources.ts';
import { openSlotsOf } from './rules/resources.ts';
import { inPlay } from './rules/table.ts';
import type { Arcs } from './state.ts';

/** The first law that the position breaks, or null. */
export function broken(g: Arcs): string | null {
  return wrongPieces(g) ?? wrongTokens(g) ?? wrongCards(g) ?? wrongPlaces(g);
}

function wrongPieces(g: Arcs): string | null {
  const counts = g.players.map((player) => ({
    ship: player.ships + player.scrapped.ships,
    city: player.cities + player.scrapped.cities,
    starport: player.starports + player.scrapped.starports,
    agent: player.agents + player.scrapped.agents + resources.filter((each) => player.outrage[each] === 'agent').length,
  }));
  const add = (kind: PieceKind, seat: Seat, count: number) => {
    const own = counts[seat];
    if (own) own[kind] += count;
    return count < 0;
  };
  for (const { fresh, damaged, buildings } of Object.values(g.systems)) {
    for (const { kind, owner } of buildings) add(kind, owner, 1);
    for (const ships of [fresh, damaged])
      for (const [seat, count] of ships.entries())
        if (add('ship', seat, count)) return 'a system has less than no ships';
  }
  for (const slot of g.court.row) for (const [seat, count] of slot?.agents.entries() ?? []) add('agent', seat, count);
  for (const [seat, { ships, cities, starports, agents, captives, trophies }] of g.players.entries()) {
    let isLess = [ships, cities, starports, agents].some((count) => count < 0);
    for (const [of, count] of captives.entries()) isLess = add('agent', of, count) || isLess;
    for (const [of, taken] of trophies.entries())
      for (const kind of trophyKinds) isLess = add(pieceOf[kind], of, taken[kind]) || isLess;
    if (isLess) return `seat ${seat} has less than nothing`;
  }
  for (const [seat, count] of counts.entries())
    for (const kind of pieceKinds)
      if (count[kind] !== pieces[kind]) return `seat ${seat} has ${count[kind]} of ${pieces[kind]} pieces '${kind}'`;
  return null;
}

const trophyKinds = ['ships', 'cities', 'starports', 'agents'] as const;
const pieceKinds = trophyKinds.map((kind) => pieceOf[kind]);

function wrongTokens(g: Arcs): string | null {
  const total = { ...g.supply };
  const add = (token: Resource | null) => {
    if (token !== null) total[token]++;
  };
  for (const { slots } of g.players) slots.forEach(add);
  for (const tokens of Object.values(g.rivalTokens)) tokens.forEach(add);
  for (const { marker } of Object.values(g.systems)) add(marker);
  g.turn?.spent.forEach(add);
  for (const resource of resources)
    if (total[resource] !== tokensPerResource || g.supply[resource] < 0)
      return `there are ${total[resource]} tokens of ${resource}`;
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
    const buildings = g.systems[id]?.buildings ?? [];
    if (buildings.length === 0) continue;
    const slots = buildings.flatMap(({ slot }) => (slot === null ? [] : [slot]));
    if (slots.some((slot) => slot >= system(id).slots) || new Set(slots).size !== slots.length)
      return `${id} has a slot twice, or one too many`;
    const outside = buildings.flatMap(({ slot, kind }) => (slot === null ? [kind] : []));
    if (new Set(outside).size !== outside.length) return `${id} has two buildings of a kind outside the slots`;
  }
  const boxes = Object.values(g.ambitions).flat().length;
  if (boxes + g.markers.available.length !== 3) return 'an ambition marker is missing';
  return null;
}
