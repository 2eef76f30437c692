import type { Game, Json } from '@orrery/kernel';
import { configure } from './config.ts';
import { all } from './content/index.ts';
import { register } from './content/registry.ts';
import { imagine } from './imagine.ts';
import { initial } from './initial.ts';
import { actionTurn } from './rules/action-phase.ts';
import { agendaPhase } from './rules/agenda-phase.ts';
import { setup } from './rules/setup.ts';
import { statusPhase } from './rules/status-phase.ts';
import { strategyPhase } from './rules/strategy-phase.ts';
import { untilVictory } from './rules/victory.ts';
import type { Ti4, Ti4Config } from './state.ts';
import { version } from './version.ts';
import { view } from './view.ts';

register(all);

export const ti4: Game<Ti4, Ti4Config> = {
  id: 'ti4',
  version,
  configure,
  seats: ({ players }) => players,
  initial,
  firstPhase: 'setup',
  phases: {
    setup: untilVictory(setup),
    strategy: untilVictory(strategyPhase),
    turn: untilVictory(actionTurn),
    status: untilVictory(statusPhase),
    agenda: untilVictory(agendaPhase),
  },
  answersPerCheckpoint: 48,
  view: (g, viewer) => view(g, viewer) as unknown as Json,
  imagine,
  outcome: (g) => ({
    winners: g.winner === null ? [] : [g.winner],
    scores: g.players.map(({ points }) => points),
  }),
};

export { options } from './config.ts';
export { content } from './content/index.ts';
export type { PlanetId } from './content/planets.ts';
export { type SystemId, system } from './content/systems.ts';
export { broken } from './invariants.ts';
export { messages } from './messages/index.ts';
export { notEnforced } from './not-enforced.ts';
export type { Meters, Outlook } from './outlook.ts';
export type { Ti4, Ti4Config } from './state.ts';
export type { Ti4Tables } from './tables.ts';
export type { Ti4View } from './view.ts';
export type { MessageKey } from './words.ts';
