/** What cards, technologies, units and abilities do: `text.<kind>/<id>`. */
import { actionCards } from './action-cards.ts';
import { agendas } from './agendas.ts';
import { abilities } from './faction-abilities.ts';
import { notes } from './promissory-notes.ts';
import { publicObjectives } from './public-objectives.ts';
import { secretObjectives } from './secret-objectives.ts';
import { strategyCards } from './strategy-cards.ts';
import { technologies } from './technologies.ts';
import { unitAbilities, units, upgrades } from './units.ts';

const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'action-card': actionCards,
  agenda: agendas,
  law: agendas,
  note: notes,
  technology: { ...technologies, ...upgrades },
  faction: abilities,
  unit: { ...units, ...upgrades },
  'unit-ability': unitAbilities,
  'strategy-card': strategyCards,
  'public-objective': publicObjectives,
  'secret-objective': secretObjectives,
};

export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, table]) =>
    Object.entries(table).map(([id, text]) => [`text.${kind}/${id}`, text]),
  ),
);
