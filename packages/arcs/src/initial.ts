/** The state before setup: all pieces in their supplies (setup.3, setup.12). */
import { markers } from './content/ambitions.ts';
import { pieces, resourceSlotRaidCosts } from './content/player-board.ts';
import { tokensPerResource } from './content/resources.ts';
import { setupCards } from './content/setup-cards.ts';
import type { Arcs, ArcsConfig, ArcsPlayer } from './state.ts';

export function initial(config: ArcsConfig): Arcs {
  const named = setupCards.find(({ id, players }) =>
    config.setupCard === 'random' ? players === config.players : id === config.setupCard,
  );
  if (named === undefined) throw new Error(`there is no setup card for ${config.players} players`);
  return {
    config,
    setupCard: named.id,
    chapter: 1,
    initiative: 0,
    players: Array.from({ length: config.players }, () => newPlayer(config.players)),
    systems: {},
    supply: perResource(tokensPerResource),
    court: { row: [], deck: [], discard: [], resolving: [] },
    discard: { down: [], up: [] },
    markers: { available: markers.map(({ id }) => id), flipped: [] },
    ambitions: { tycoon: [], tyrant: [], warlord: [], keeper: [], empath: [] },
    rivalTokens: { tycoon: [], tyrant: [], warlord: [], keeper: [], empath: [] },
    passes: 0,
    round: { plays: [], waiting: [], zeroed: false, seizedBy: null, declared: false, unions: [] },
    turn: null,
    battle: null,
    roll: null,
    draft: null,
    peek: null,
  };
}

function newPlayer(players: number): ArcsPlayer {
  return {
    power: 0,
    hand: [],
    cities: pieces.city,
    starports: pieces.starport,
    ships: pieces.ship,
    agents: pieces.agent,
    slots: resourceSlotRaidCosts.map(() => null),
    guilds: [],
    leader: null,
    lore: [],
    captives: new Array<number>(players).fill(0),
    trophies: Array.from({ length: players }, () => ({ ships: 0, cities: 0, starports: 0, agents: 0 })),
    outrage: perResource('none'),
    scrapped: { cities: 0, starports: 0, ships: 0, agents: 0 },
  };
}

function perResource<T>(value: T) {
  return { material: value, fuel: value, weapon: value, relic: value, psionic: value };
}
