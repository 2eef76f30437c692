/** The state before setup: an empty table with all components in their supplies. */
import { strategyCardIds } from './content/strategy-cards.ts';
import { plastic, unitTypes } from './content/units.ts';
import { isLimited } from './rules/pieces.ts';
import type { Ti4, Ti4Config, Ti4Player } from './state.ts';

/** Command tokens of a faction (setup.3e). */
export const commandTokens = 16;

export function initial(config: Ti4Config): Ti4 {
  return {
    config,
    round: 0,
    phase: 'setup',
    speaker: 0,
    players: Array.from({ length: config.players }, newPlayer),
    systems: {},
    planets: {},
    custodians: true,
    strategyCards: Object.fromEntries(strategyCardIds.map((id) => [id, 0])),
    objectives: [],
    published: [],
    decks: { actions: [], actionDiscard: [], agendas: [], agendaDiscard: [], secrets: [], publics: [] },
    laws: [],
    effects: [],
    delayed: [],
    turn: null,
    tactical: null,
    combat: null,
    roll: null,
    agenda: null,
    playing: [],
    offer: null,
    building: null,
    factionChoice: null,
    peek: null,
    look: null,
    winner: null,
  };
}

function newPlayer(): Ti4Player {
  return {
    faction: null,
    eliminated: false,
    points: 0,
    pools: { tactic: 0, fleet: 0, strategy: 0 },
    tokens: commandTokens,
    reinforcements: Object.fromEntries(unitTypes.filter(isLimited).map((type) => [type, plastic[type]])),
    tradeGoods: 0,
    commodities: 0,
    technologies: [],
    exhausted: [],
    copies: [],
    waiting: 0,
    actionCards: [],
    notes: [],
    foreignNotes: 0,
    notesInPlay: [],
    secrets: [],
    scoredSecrets: [],
    strategyCards: [],
    passed: false,
  };
}
