import { actionCardIds } from './action-cards.ts';
import { agendaIds } from './agendas.ts';
import { factionIds } from './factions.ts';
import { noteIds } from './notes.ts';
import { planetIds } from './planets.ts';
import { publicObjectiveIds } from './public-objectives.ts';
import { secretObjectiveIds } from './secret-objectives.ts';
import { strategyCardIds } from './strategy-cards.ts';
import { systemIds } from './systems.ts';
import { technologyIds } from './technologies.ts';
import { unitIds } from './units.ts';

/** Ids are unique within a kind only: a technology may be called like the unit that it unlocks. */
const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}/${id}`);

/** Every content item by kind; each has a test that plays it or checks its figures. */
export const content: Readonly<Record<string, readonly string[]>> = {
  systems: named('system', systemIds),
  planets: named('planet', planetIds),
  units: named('unit', unitIds),
  technologies: named('technology', technologyIds),
  factions: named('faction', factionIds),
  'strategy-cards': named('strategy-card', strategyCardIds),
  'public-objectives': named('public-objective', publicObjectiveIds),
  'secret-objectives': named('secret-objective', secretObjectiveIds),
  'promissory-notes': named('note', noteIds),
  'action-cards': named('action-card', actionCardIds),
  agendas: named('agenda', agendaIds),
};
