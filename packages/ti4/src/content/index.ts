/** The content of the game by kind, and how much of it does what it says. */
import type { ContentKind, GamePackage } from '@orrery/kernel';
import { actionCards } from './action-cards/index.ts';
import { actionCardIds } from './action-cards.ts';
import { agendas } from './agendas/index.ts';
import { agendaIds } from './agendas.ts';
import { allFactions, allNotes, allTechnologies, allUnits, complete } from './assembly.ts';
import { factions as sheets } from './factions/index.ts';
import { type FactionId, factionIds } from './factions.ts';
import { notes as genericNotes } from './notes/index.ts';
import { noteIds } from './notes.ts';
import { planetIds } from './planets.ts';
import { publicObjectiveIds } from './public-objectives.ts';
import type { Item, Registry } from './registry.ts';
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

/** Ids are unique within a kind only: a technology may be called like the unit that it unlocks. */
const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}/${id}`);

/** Of a kind everything that the game has, and what of it does what it says. */
function counted(kind: string, ids: readonly string[], isDone: (id: string) => boolean = () => true): ContentKind {
  return { all: named(kind, ids), implemented: named(kind, ids.filter(isDone)) };
}

const does = (table: { readonly [id: string]: object | undefined }, id: string): boolean => {
  const item: Item | undefined = table[id];
  return item !== undefined && item.implemented !== false;
};

/** An upgrade is done when its unit is. */
const doesTechnology = (id: string) => does(technologies, id) && (!(id in units) || does(units, id));
/** A faction is done when all that it brings to the table is. */
const doesFaction = (id: string) => {
  const { abilities, units: own, technologies: cards, note } = sheets[id as FactionId];
  return (
    Object.keys(abilities).every((ability) => does(abilities, ability)) &&
    Object.keys(own).every((unit) => does(units, unit)) &&
    Object.keys(cards).every(doesTechnology) &&
    Object.keys(note).every((each) => does(notes, each))
  );
};

/** Everything that the game has, by kind. What does what it says has a test that plays it or checks its figures. */
export const content: GamePackage['content'] = {
  systems: counted('system', systemIds),
  planets: counted('planet', planetIds),
  units: counted('unit', unitIds, (id) => does(units, id)),
  technologies: counted('technology', technologyIds, doesTechnology),
  factions: counted('faction', factionIds, doesFaction),
  'strategy-cards': counted('strategy-card', strategyCardIds),
  'public-objectives': counted('public-objective', publicObjectiveIds),
  'secret-objectives': counted('secret-objective', secretObjectiveIds),
  'promissory-notes': counted('note', noteIds, (id) => does(notes, id)),
  'action-cards': counted('action-card', actionCardIds, (id) => does(actionCards, id)),
  agendas: counted('agenda', agendaIds, (id) => does(agendas, id)),
};
