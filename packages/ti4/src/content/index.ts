/** The content of the game by kind. */
import type { ContentKind, GamePackage } from '@orrery/kernel';
import { actionCards } from './action-cards/index.ts';
import { agendas } from './agendas/index.ts';
import { allFactions, allNotes, allTechnologies, allUnits, inOrder } from './assembly.ts';
import { factions as sheets } from './factions/index.ts';
import {
  actionCardIds,
  agendaIds,
  factionIds,
  noteIds,
  planetIds,
  publicObjectiveIds,
  secretObjectiveIds,
  strategyCardIds,
  technologyIds,
} from './ids.ts';
import { notes as genericNotes } from './notes/index.ts';
import { planets } from './planets.ts';
import { publicObjectives } from './public-objectives.ts';
import type { Registry } from './registry.ts';
import { secretObjectives } from './secret-objectives/index.ts';
import { strategyCards } from './strategy-cards/index.ts';
import { systemIds, systems } from './systems.ts';
import { technologies as commonTechnologies } from './technologies/index.ts';
import { unitIds } from './unit-types.ts';
import { units as commonUnits } from './units/index.ts';

const units = inOrder(unitIds, allUnits(commonUnits, sheets));
const technologies = inOrder(technologyIds, allTechnologies(commonTechnologies, sheets, units));
const factions = inOrder(factionIds, allFactions(sheets, units, technologies));
const notes = inOrder(noteIds, allNotes(genericNotes, sheets));

export const all: Registry = {
  factions,
  technologies,
  units,
  agendas,
  notes,
  actionCards,
  secretObjectives: inOrder(secretObjectiveIds, secretObjectives),
  strategyCards,
  abilities: {},
};

/** Ids are unique within a kind only: a technology may be called like the unit that it unlocks. */
function counted(kind: string, box: readonly string[], table: { readonly [id: string]: unknown }): ContentKind {
  const named = (ids: readonly string[]) => ids.map((id) => `${kind}/${id}`);
  return { all: named(box), implemented: named(box.filter((id) => table[id] !== undefined)) };
}

/** Everything that the box has, by kind, and what of it the game has. Of tiles there is no list but their figures. */
export function contentOf(game: Registry): GamePackage['content'] {
  return {
    systems: counted('system', systemIds, systems),
    planets: counted('planet', planetIds, planets),
    units: counted('unit', unitIds, game.units),
    technologies: counted('technology', technologyIds, game.technologies),
    factions: counted('faction', factionIds, game.factions),
    'strategy-cards': counted('strategy-card', strategyCardIds, game.strategyCards),
    'public-objectives': counted('public-objective', publicObjectiveIds, publicObjectives),
    'secret-objectives': counted('secret-objective', secretObjectiveIds, game.secretObjectives),
    'promissory-notes': counted('note', noteIds, game.notes),
    'action-cards': counted('action-card', actionCardIds, game.actionCards),
    agendas: counted('agenda', agendaIds, game.agendas),
  };
}

export const content: GamePackage['content'] = contentOf(all);
