/** The figures that a client draws cards, map and boards from: plain JSON, without effects. */
import { actionCards, ambitionOfNumber } from './content/action-cards.ts';
import { ambitions, markers } from './content/ambitions.ts';
import { dieFaces } from './content/dice.ts';
import { cards } from './content/index.ts';
import { adjacency, systems } from './content/map.ts';
import { cityBonus, openSlots, pieces, resourceSlotRaidCosts } from './content/player-board.ts';
import { resources } from './content/resources.ts';
import { setupCards } from './content/setup-cards.ts';

const cityCounts = [0, 1, 2, 3, 4, 5];

export const tables = {
  resources,
  systems: systems.map(({ id, cluster, symbol, resource, slots }) => ({ id, cluster, symbol, resource, slots })),
  setupCards: setupCards.map(({ id, name, players, outOfPlay }) => ({
    id,
    name,
    players,
    outOfPlay,
    neighbours: adjacency(outOfPlay),
  })),
  actionCards: actionCards.map(({ id, suit, number, pips }) => ({
    id,
    suit,
    number,
    pips,
    ambition: ambitionOfNumber[number],
  })),
  courtCards: Object.values(cards.courtCards).map((card) =>
    card.kind === 'guild'
      ? {
          id: card.id,
          kind: card.kind,
          suit: card.suit,
          raidCost: card.raidCost,
          holdsSupply: card.modify?.holdsSupply ?? null,
        }
      : { id: card.id, kind: card.kind, suit: null, raidCost: null, holdsSupply: null },
  ),
  leaders: Object.values(cards.leaders).map(({ id, set }) => ({ id, set })),
  lore: Object.values(cards.lore).map(({ id, set }) => ({ id, set })),
  ambitions: ambitions.map(({ id, number, resources: counted }) => ({ id, number, counted })),
  markers,
  dieFaces,
  pieces,
  slotRaidCosts: resourceSlotRaidCosts,
  openSlotsByCitiesOffBoard: cityCounts.map(openSlots),
  cityBonusByCitiesOffBoard: cityCounts.map(cityBonus),
};

export type ArcsTables = typeof tables;
