/** The figures that a client draws galaxy, cards, sheets and boards from: plain JSON, without effects. */
import type { Moment } from './content/events.ts';
import type { Hooks } from './content/hooks.ts';
import { all } from './content/index.ts';
import { type Layout, layouts, type PlayerCount, positions, presets } from './content/layouts.ts';
import { mecatolRex, planets, traits } from './content/planets.ts';
import { publicObjectives } from './content/public-objectives.ts';
import { mecatol, systems } from './content/systems.ts';
import { colours } from './content/technologies.ts';
import { plastic, type UnitFigures, unitClass, unitTypes } from './content/units.ts';
import { commandTokens } from './initial.ts';

type Table<Id extends string, T> = Readonly<Record<Id, T>>;
type Preset = (typeof presets)[PlayerCount];

function each<Id extends string, T, V>(table: Table<Id, T>, shown: (item: T, id: Id) => V): Table<Id, V> {
  const rows = (Object.entries(table) as [Id, T][]).map(([id, item]) => [id, shown(item, id)]);
  return Object.fromEntries(rows) as Record<Id, V>;
}

function unitFigures(unit: UnitFigures): UnitFigures {
  const { type, faction, upgrade, cost, perCost, combat, move, capacity, sustainDamage, barrage, bombardment } = unit;
  const { spaceCannon, production, planetaryShield, disablesPlanetaryShield, immuneToDirectHit, fleet } = unit;
  const { freeWithinCapacity, fighterAllowance, inSpace } = unit;
  return {
    ...{ type, faction, upgrade, cost, perCost, combat, move, capacity, sustainDamage, barrage, bombardment },
    ...{ spaceCannon, production, planetaryShield, disablesPlanetaryShield, immuneToDirectHit, fleet },
    ...{ freeWithinCapacity, fighterAllowance, inSpace },
  };
}

/** When a text can be used: as an action, or at moments of play. */
function when({ action, triggers = [] }: Hooks): { readonly action: boolean; readonly at: readonly Moment[] } {
  return { action: action !== undefined, at: [...new Set(triggers.flatMap(({ at }) => at))] };
}

function layout({ homes, leftOut }: Layout, preset: Preset) {
  return { homes, leftOut, preset };
}

export const tables = {
  colours,
  traits,
  unitTypes,
  unitClasses: each(plastic, (_, type) => unitClass(type)),
  /** How many figures of each type a colour has; fighters and infantry are unlimited. */
  plastic,
  commandTokens,
  mecatol,
  mecatolRex,
  planets,
  systems,
  units: each(all.units, unitFigures),
  technologies: each(all.technologies, (card) => {
    const { colour, prerequisites, faction, unit, replaces } = card;
    return { colour, prerequisites, faction, unit, replaces, ...when(card) };
  }),
  strategyCards: each(all.strategyCards, ({ initiative, secondaryCost }) => ({ initiative, secondaryCost })),
  publicObjectives,
  secretObjectives: each(all.secretObjectives, ({ points, phase, predicate }) => ({ points, phase, predicate })),
  actionCards: each(all.actionCards, (card) => ({ copies: card.copies, ...when(card) })),
  agendas: each(all.agendas, ({ kind, vote, trait }) => ({ kind, vote, trait })),
  notes: each(all.notes, (note) => {
    const { faction, staysInPlay = false, staysUntil = null } = note;
    return { faction, staysInPlay, staysUntil, ...when(note) };
  }),
  factions: each(all.factions, (sheet) => {
    const { home, gate, commodities, startingUnits, startingTechnologies, technologyChoice } = sheet;
    return {
      ...{ home, gate, commodities, startingUnits, startingTechnologies, technologyChoice },
      abilities: each(sheet.abilities, when),
      /** The unit of each type on the sheet, and the technology that upgrades it. */
      sheet: sheet.sheet,
      upgrades: sheet.upgrades,
      technologies: sheet.technologies,
      note: sheet.note,
    };
  }),
  /** Hexes by number: Mecatol Rex, then ring by ring, each clockwise from its northern one; axial coordinates. */
  positions,
  /** By the number of players: where homes lie in seat order, which hexes stay empty, and the tiles of the preset galaxy. */
  layouts: {
    3: layout(layouts[3], presets[3]),
    4: layout(layouts[4], presets[4]),
    5: layout(layouts[5], presets[5]),
    6: layout(layouts[6], presets[6]),
  },
};

export type Ti4Tables = typeof tables;
