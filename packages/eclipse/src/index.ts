import type { Game, Json } from '@orrery/kernel';
import { configure } from './config.ts';
import { cards } from './content/index.ts';
import { register } from './content/registry.ts';
import { imagine } from './imagine.ts';
import { initial } from './initial.ts';
import { migrate } from './migrate.ts';
import { actionTurn } from './rules/action-phase.ts';
import { cleanupPhase } from './rules/cleanup.ts';
import { combatPhase } from './rules/combat-phase.ts';
import { pointsOf, winners } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { upkeepPhase } from './rules/upkeep.ts';
import type { Eclipse, EclipseConfig } from './state.ts';
import { version } from './version.ts';
import { view } from './view.ts';

register(cards);

export const eclipse: Game<Eclipse, EclipseConfig> = {
  id: 'eclipse',
  version,
  configure,
  seats: ({ players }) => players,
  initial,
  firstPhase: 'setup',
  phases: { setup, turn: actionTurn, combat: combatPhase, upkeep: upkeepPhase, cleanup: cleanupPhase },
  answersPerCheckpoint: 32,
  view: (g, viewer) => view(g, viewer) as unknown as Json,
  imagine,
  migrate,
  outcome: (g) => ({ winners: winners(g), scores: g.players.map((_, seat) => pointsOf(g, seat)) }),
};

export { options } from './config.ts';
export { content } from './content/index.ts';
export { type SectorId, sector } from './content/sectors.ts';
export { distance } from './figures.ts';
export { broken } from './invariants.ts';
export { messages } from './messages/index.ts';
export { notEnforced } from './not-enforced.ts';
export { bearingOf } from './rules/map.ts';
export { type Score, scoreOf } from './rules/scoring.ts';
export type { Eclipse, EclipseConfig } from './state.ts';
export { type EclipseTables, tables } from './tables.ts';
export type { EclipseView } from './view.ts';
export type { MessageKey } from './words.ts';
