import { actionCardHooks } from './abilities/action-cards/index.ts';
import { agendaHooks } from './abilities/agendas/index.ts';
import { factionHooks } from './abilities/factions/index.ts';
import { noteHooks } from './abilities/notes/index.ts';
import { technologyHooks } from './abilities/technologies/index.ts';
import { unitHooks } from './abilities/units/index.ts';
import { actionCardIds } from './action-cards.ts';
import { agendaIds } from './agendas.ts';
import { type FactionId, faction, factionIds } from './factions.ts';
import { noteIds } from './notes.ts';
import { planetIds } from './planets.ts';
import { publicObjectiveIds } from './public-objectives.ts';
import { secretObjectiveIds } from './secret-objectives.ts';
import { strategyCardIds } from './strategy-cards.ts';
import { systemIds } from './systems.ts';
import { type TechnologyId, technology, technologyIds } from './technologies.ts';
import { isAllFigures, type UnitId, unitIds } from './units.ts';

/** Ids are unique within a kind only: a technology may be called like the unit that it unlocks. */
const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}/${id}`);

function isUnitDone(id: UnitId): boolean {
  return isAllFigures(id) || Object.hasOwn(unitHooks, id);
}

/** Unit upgrades are figures of their units. */
function isTechnologyDone(id: TechnologyId): boolean {
  const { unit } = technology(id);
  return unit === null ? Object.hasOwn(technologyHooks, id) : isUnitDone(unit);
}

function isFactionDone(id: FactionId): boolean {
  return faction(id).abilities.every((ability) => Object.hasOwn(factionHooks[id] ?? {}, ability));
}

/** Every content item that does what it says, by kind; each has a test that plays it or checks its figures. */
export const content: Readonly<Record<string, readonly string[]>> = {
  systems: named('system', systemIds),
  planets: named('planet', planetIds),
  units: named('unit', unitIds.filter(isUnitDone)),
  technologies: named('technology', technologyIds.filter(isTechnologyDone)),
  factions: named('faction', factionIds.filter(isFactionDone)),
  'strategy-cards': named('strategy-card', strategyCardIds),
  'public-objectives': named('public-objective', publicObjectiveIds),
  'secret-objectives': named('secret-objective', secretObjectiveIds),
  'promissory-notes': named(
    'note',
    noteIds.filter((id) => Object.hasOwn(noteHooks, id)),
  ),
  'action-cards': named(
    'action-card',
    actionCardIds.filter((id) => Object.hasOwn(actionCardHooks, id)),
  ),
  agendas: named(
    'agenda',
    agendaIds.filter((id) => Object.hasOwn(agendaHooks, id)),
  ),
};
