/**
 * The cards with effects, as rules ask for them. A leaf: the game's `index.ts` puts the cards in, rules look them up,
 * cards import rules; nothing is imported from either here but types.
 */
import type { Seat } from '@orrery/kernel';
import type { Arcs } from '../state.ts';
import type { courtCards as courtTable } from './court/index.ts';
import type { Card, CourtCard, GuildCard, Hooks, Leader, Lore } from './hooks.ts';
import type { leaders as leaderTable } from './leaders/index.ts';
import type { lore as loreTable } from './lore/index.ts';

export type CourtCardId = (typeof courtTable)[number]['id'];
export type GuildCardId = Extract<(typeof courtTable)[number], { kind: 'guild' }>['id'];
export type LeaderId = (typeof leaderTable)[number]['id'];
export type LoreId = (typeof loreTable)[number]['id'];
export type CardId = CourtCardId | LeaderId | LoreId;

/** Every card with effects, in the order of the tables. */
export interface Cards {
  readonly courtCards: readonly CourtCard<CourtCardId>[];
  readonly leaders: readonly Leader<LeaderId>[];
  readonly lore: readonly Lore<LoreId>[];
}

export let courtCards: Cards['courtCards'] = [];
export let leaders: Cards['leaders'] = [];
export let lore: Cards['lore'] = [];

export const courtCardById = {} as Readonly<Record<CourtCardId, CourtCard<CourtCardId>>>;
export const guildCardById = courtCardById as Readonly<Record<CourtCardId, Card>> as Readonly<
  Record<GuildCardId, GuildCard<GuildCardId>>
>;
export const leaderById = {} as Readonly<Record<LeaderId, Leader<LeaderId>>>;
export const loreById = {} as Readonly<Record<LoreId, Lore<LoreId>>>;

/** Puts in all cards of the game. */
export function register(cards: Cards): void {
  ({ courtCards, leaders, lore } = cards);
  Object.assign(courtCardById, byId(courtCards));
  Object.assign(leaderById, byId(leaders));
  Object.assign(loreById, byId(lore));
}

/** Puts in a card of no deck, which a play area holds like lore; returns what takes it out again. */
export function lend(card: Lore): () => void {
  const cards: Record<string, Lore> = loreById;
  cards[card.id] = card;
  return () => {
    delete cards[card.id];
  };
}

function byId<C extends Card>(cards: readonly C[]): Record<string, C> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}

export function isGuildCard(id: CourtCardId): id is GuildCardId {
  return courtCardById[id].kind === 'guild';
}

/** The cards in a seat's play area, in the order in which their texts are consulted. */
export function cardsOf(g: Arcs, seat: Seat): readonly Card<CardId>[] {
  const player = g.players[seat];
  if (player === undefined || (player.guilds.length === 0 && player.lore.length === 0 && player.leader === null)) {
    return noCards;
  }
  const cards: Card<CardId>[] = [];
  for (const { id } of player.guilds) cards.push(guildCardById[id]);
  for (const id of player.lore) cards.push(loreById[id]);
  if (player.leader !== null) cards.push(leaderById[player.leader]);
  return cards;
}

const noCards: readonly Card<CardId>[] = [];

/** The cards of a seat whose texts work now (leaders-lore.8). */
export function activeCards(g: Arcs, seat: Seat): readonly Card<CardId>[] {
  const cards = cardsOf(g, seat);
  return cards.every((card) => isActive(g, card)) ? cards : cards.filter((card) => isActive(g, card));
}

function isActive(g: Arcs, { whileDeclared }: Hooks): boolean {
  return whileDeclared === undefined || g.ambitions[whileDeclared].length > 0;
}
