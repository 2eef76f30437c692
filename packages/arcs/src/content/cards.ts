/** All cards with effects, and the cards that work for a seat. */
import type { Seat } from '@orrery/kernel';
import type { Arcs } from '../state.ts';
import { courtCards } from './court/index.ts';
import type { Card, CourtCard, GuildCard, Hooks, Leader, Lore } from './hooks.ts';
import { leaders } from './leaders/index.ts';
import { lore } from './lore/index.ts';

export type CourtCardId = (typeof courtCards)[number]['id'];
export type GuildCardId = Extract<(typeof courtCards)[number], { kind: 'guild' }>['id'];
export type LeaderId = (typeof leaders)[number]['id'];
export type LoreId = (typeof lore)[number]['id'];

export const courtCardById = byId<CourtCardId, CourtCard>(courtCards);
export const guildCardById = courtCardById as unknown as Readonly<Record<GuildCardId, GuildCard>>;
export const leaderById = byId<LeaderId, Leader>(leaders);
export const loreById = byId<LoreId, Lore>(lore);

export { courtCards, leaders, lore };

export function isGuildCard(id: CourtCardId): id is GuildCardId {
  return courtCardById[id].kind === 'guild';
}

/** The cards in a seat's play area, in the order in which their texts are consulted. */
export function cardsOf(g: Arcs, seat: Seat): readonly Card[] {
  const player = g.players[seat];
  if (player === undefined || (player.guilds.length === 0 && player.lore.length === 0 && player.leader === null)) {
    return noCards;
  }
  const cards: Card[] = [];
  for (const { id } of player.guilds) cards.push(guildCardById[id]);
  for (const id of player.lore) cards.push(loreById[id]);
  if (player.leader !== null) cards.push(leaderById[player.leader]);
  return cards;
}

const noCards: readonly Card[] = [];

/** The cards of a seat whose texts work now (leaders-lore.8). */
export function activeCards(g: Arcs, seat: Seat): readonly Card[] {
  const cards = cardsOf(g, seat);
  return cards.every((card) => isActive(g, card)) ? cards : cards.filter((card) => isActive(g, card));
}

function isActive(g: Arcs, { whileDeclared }: Hooks): boolean {
  return whileDeclared === undefined || g.ambitions[whileDeclared].length > 0;
}

function byId<Id extends string, C extends { readonly id: string }>(cards: readonly C[]): Readonly<Record<Id, C>> {
  return Object.fromEntries(cards.map((card) => [card.id, card])) as Record<Id, C>;
}
