/**
 * The cards with effects, as rules ask for them. A leaf: the game's `index.ts` puts the cards in, rules look them up,
 * cards import rules; nothing is imported from either here.
 */
import type { Seat } from '@orrery/kernel';
import type { Arcs } from '../state.ts';
import type { Card, GuildCard, Hooks, Leader, Lore, VoxCard } from './hooks.ts';
import type { CardId, CourtCardId, GuildCardId, LeaderId, LoreId, VoxCardId } from './ids.ts';

/** Every card with effects, in the order of the tables. */
export interface Cards {
  readonly courtCards: { readonly [id in GuildCardId]: GuildCard<id> } & { readonly [id in VoxCardId]: VoxCard<id> };
  readonly leaders: { readonly [id in LeaderId]: Leader<id> };
  readonly lore: { readonly [id in LoreId]: Lore<id> };
}

export let courtCards: readonly (GuildCard<GuildCardId> | VoxCard<VoxCardId>)[] = [];
export let leaders: readonly Leader<LeaderId>[] = [];
export let lore: readonly Lore<LoreId>[] = [];

export const courtCardById = {} as Cards['courtCards'];
export const leaderById = {} as Cards['leaders'];
export const loreById = {} as Cards['lore'];

/** Puts in all cards of the game. */
export function register(cards: Cards): void {
  courtCards = Object.values(cards.courtCards);
  leaders = Object.values(cards.leaders);
  lore = Object.values(cards.lore);
  Object.assign(courtCardById, cards.courtCards);
  Object.assign(leaderById, cards.leaders);
  Object.assign(loreById, cards.lore);
}

/** Puts in a card of no deck, which a play area holds like lore; returns what takes it out again. */
export function lend(card: Lore): () => void {
  const cards: Record<string, Lore> = loreById;
  cards[card.id] = card;
  return () => {
    delete cards[card.id];
  };
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
  for (const { id } of player.guilds) cards.push(courtCardById[id]);
  for (const id of player.lore) cards.push(loreById[id]);
  if (player.leader !== null) cards.push(leaderById[player.leader]);
  return cards;
}

const noCards: readonly Card<CardId>[] = [];

/** The cards of a seat whose texts work now (leaders-lore.8). */
export function activeCards(g: Arcs, seat: Seat): readonly Card<CardId>[] {
  const cards = cardsOf(g, seat);
  for (const card of cards) if (!isActive(g, card)) return cards.filter((each) => isActive(g, each));
  return cards;
}

function isActive(g: Arcs, { whileDeclared }: Hooks): boolean {
  return whileDeclared === undefined || g.ambitions[whileDeclared].length > 0;
}
