/** What cards, technologies, units and abilities are called (`name.<kind>/<id>`), and what they do (`text.<kind>/<id>`). */
import { unitIds } from '../../../content/unit-types.ts';
import { actionCards } from './action-cards.ts';
import { agendas } from './agendas.ts';
import { abilities } from './faction-abilities.ts';
import { factions } from './factions.ts';
import { notes } from './promissory-notes.ts';
import { publicObjectives } from './public-objectives.ts';
import { secretObjectives } from './secret-objectives.ts';
import { strategyCards } from './strategy-cards.ts';
import { technologies } from './technologies.ts';
import { unitAbilities } from './unit-abilities.ts';
import { units } from './units.ts';

type Texts = Readonly<Record<string, string>>;

/** The same under the name of another kind. */
function also(kind: string, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key.replace(/\.[^/]+/, `.${kind}`), text]));
}

/** A unit upgrade and its unit. */
const upgraded = new Set<string>(unitIds.flatMap((id) => [`name.technology/${id}`, `text.technology/${id}`]));
const upgrades = Object.fromEntries(Object.entries(technologies).filter(([key]) => upgraded.has(key)));

export const texts: Texts = {
  ...actionCards,
  ...agendas,
  ...also('law', agendas),
  ...notes,
  ...technologies,
  ...units,
  ...also('unit', upgrades),
  ...factions,
  ...abilities,
  ...strategyCards,
  ...publicObjectives,
  ...secretObjectives,
  ...Object.fromEntries(Object.entries(unitAbilities).map(([id, text]) => [`text.unit-ability/${id}`, text])),
};
