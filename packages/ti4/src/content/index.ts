/** The content of the game by kind. */
import type { ContentKind, GamePackage } from '@orrery/kernel';
import { actionCards } from './action-cards/index.ts';
import { agendas } from './agendas/index.ts';
import { allFactions, allNotes, allTechnologies, allUnits, complete } from './assembly.ts';
import { factions as sheets } from './factions/index.ts';
import { factionIds } from './factions.ts';
import { notes as genericNotes } from './notes/index.ts';
import { noteIds } from './notes.ts';
import { planetIds } from './planets.ts';
import { publicObjectiveIds } from './public-objectives.ts';
import type { Registry } from './registry.ts';
import { secretObjectives } from './secret-objectives/index.ts';
import { secretObjectiveIds } from './secret-objectives.ts';
import { strategyCards } from './strategy-cards/index.ts';
import { strategyCardIds } from './strategy-cards.ts';
import { systemIds } from './systems.ts';
import { technologies as commonTechnologies } from './technologies/index.ts';
import { technologyIds } from './technologies.ts';
import { units as commonUnits } from './units/index.ts';
import { unitIds } from './units.ts';

const units = complete(unitIds, allUnits(commonUnits, sheets));
const technologies = complete(technologyIds, allTechnologies(commonTechnologies, sheets, units));
const factions = complete(factionIds, allFactions(sheets, units, technologies));
const notes = complete(noteIds, allNotes(genericNotes, sheets));

export const all: Registry = {
  factions,
  technologies,
  units,
  agendas,
  notes,
  actionCards,
  secretObjectives: complete(secretObjectiveIds, secretObjectives),
  strategyCards,
  abilities: {},
};

/** Ids are unique within a kind only: a technology may be called like the unit that it unlocks. All of a kind does what it says. */
function counted(kind: string, ids: readonly string[]): ContentKind {
  const named = ids.map((id) => `${kind}/${id}`);
  return { all: named, implemented: named };
}

/** Everything that the game has, by kind. */
export const content: GamePackage['content'] = {
  systems: counted('system', systemIds),
  planets: counted('planet', planetIds),
  units: counted('unit', unitIds),
  technologies: counted('technology', technologyIds),
  factions: counted('faction', factionIds),
  'strategy-cards': counted('strategy-card', strategyCardIds),
  'public-objectives': counted('public-objective', publicObjectiveIds),
  'secret-objectives': counted('secret-objective', secretObjectiveIds),
  'promissory-notes': counted('note', noteIds),
  'action-cards': counted('action-card', Object.keys(actionCards)),
  agendas: counted('agenda', Object.keys(agendas)),
};
