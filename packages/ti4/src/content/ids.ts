/**
 * The ids of all that the box has, in the order of the messages, which name and describe it: they are the one list, and what
 * no card, sheet or row stands behind is counted as missing. Units have a list of their own, in unit-types.ts.
 */
import { type IdUnder, idsUnder } from '@orrery/kernel';
import { actionCards } from '../messages/en/texts/action-cards.ts';
import { agendas } from '../messages/en/texts/agendas.ts';
import { factions } from '../messages/en/texts/factions.ts';
import { planets } from '../messages/en/texts/planets.ts';
import { notes } from '../messages/en/texts/promissory-notes.ts';
import { publicObjectives } from '../messages/en/texts/public-objectives.ts';
import { secretObjectives } from '../messages/en/texts/secret-objectives.ts';
import { strategyCards } from '../messages/en/texts/strategy-cards.ts';
import { technologies } from '../messages/en/texts/technologies.ts';

export const actionCardIds = idsUnder(actionCards, 'name.action-card/');
export type ActionCardId = IdUnder<typeof actionCards, 'name.action-card/'>;

export const agendaIds = idsUnder(agendas, 'name.agenda/');
export type AgendaId = IdUnder<typeof agendas, 'name.agenda/'>;

export const factionIds = idsUnder(factions, 'name.faction/');
export type FactionId = IdUnder<typeof factions, 'name.faction/'>;

export const noteIds = idsUnder(notes, 'name.note/');
export type NoteId = IdUnder<typeof notes, 'name.note/'>;

export const publicObjectiveIds = idsUnder(publicObjectives, 'name.public-objective/');
export type PublicObjectiveId = IdUnder<typeof publicObjectives, 'name.public-objective/'>;

export const secretObjectiveIds = idsUnder(secretObjectives, 'name.secret-objective/');
export type SecretObjectiveId = IdUnder<typeof secretObjectives, 'name.secret-objective/'>;

export const strategyCardIds = idsUnder(strategyCards, 'name.strategy-card/');
export type StrategyCardId = IdUnder<typeof strategyCards, 'name.strategy-card/'>;

export const technologyIds = idsUnder(technologies, 'name.technology/');
export type TechnologyId = IdUnder<typeof technologies, 'name.technology/'>;

/** Of technologies. */
export const colours = ['biotic', 'warfare', 'propulsion', 'cybernetic'] as const;
export type Colour = (typeof colours)[number];

export type PlanetId = keyof typeof planets;
export const planetIds = Object.keys(planets) as readonly PlanetId[];

/** What carries hooks, by kind and id. */
export type BearerKind =
  | 'faction'
  | 'technology'
  | 'unit'
  | 'law'
  | 'note'
  | 'action-card'
  | 'secret-objective'
  | 'made-up';

export type BearerKey = `${BearerKind}/${string}`;
