import type { Game, Json } from '@orrery/kernel';
import { configure } from './config.ts';
import { cards } from './content/index.ts';
import { register } from './content/registry.ts';
import { imagine } from './imagine.ts';
import { initial } from './initial.ts';
import { chapter } from './rules/chapter.ts';
import { chapterEnd, winner } from './rules/chapter-end.ts';
import { setup } from './rules/setup.ts';
import { turn } from './rules/turn.ts';
import type { Arcs, ArcsConfig } from './state.ts';
import { version } from './version.ts';
import { view } from './view.ts';

register(cards);

export const arcs: Game<Arcs, ArcsConfig> = {
  id: 'arcs',
  version,
  configure,
  seats: ({ players }) => players,
  initial,
  firstPhase: 'setup',
  phases: { setup, chapter, turn, 'chapter-end': chapterEnd },
  answersPerCheckpoint: 32,
  view: (g, viewer) => view(g, viewer) as unknown as Json,
  imagine,
  outcome: (g) => ({ winners: [winner(g)], scores: g.players.map(({ power }) => power) }),
};

export { options } from './config.ts';
export { content } from './content/index.ts';
export { type SystemId, system, systems } from './content/map.ts';
export { broken } from './invariants.ts';
export { messages } from './messages/index.ts';
export { notEnforced } from './not-enforced.ts';
export { holdings, type Standing, standings } from './queries.ts';
export type { Arcs, ArcsConfig } from './state.ts';
export { type ArcsTables, tables } from './tables.ts';
export type { ArcsView } from './view.ts';
export type { MessageKey } from './words.ts';
