/** Puts together what factions bring and what everybody has: the registry's tables. */
import type { Faction, FactionId, FactionSheet } from './factions.ts';
import type { NoteId, PromissoryNote } from './notes.ts';
import type { Technology, TechnologyCard, TechnologyId } from './technologies.ts';
import type { Unit, UnitId, UnitType } from './units.ts';

type Table<Id extends string, T> = { readonly [id in Id]?: T };
type Sheets = Readonly<Record<FactionId, FactionSheet>>;
type Units = Table<UnitId, Unit>;

/** The table in the order of the ids; `orrery content` tells what is missing. */
export function inOrder<Id extends string, T>(ids: readonly Id[], table: Table<Id, T>): Readonly<Record<Id, T>> {
  return Object.fromEntries(ids.flatMap((id) => (table[id] ? [[id, table[id]]] : []))) as Record<Id, T>;
}

export function allUnits(common: Units, sheets: Sheets): Units {
  const ofFactions = entries(sheets).flatMap(([faction, { units }]) =>
    entries(units as Readonly<Record<UnitId, Unit>>).map(([id, unit]) => [id, { ...unit, faction }] as const),
  );
  return { ...common, ...(Object.fromEntries(ofFactions) as Units) };
}

export function allTechnologies(
  common: Table<TechnologyId, TechnologyCard>,
  sheets: Sheets,
  units: Units,
): Table<TechnologyId, Technology> {
  const unlocked = (id: string) => units[id as UnitId] ?? null;
  const printed = entries(common as Record<TechnologyId, TechnologyCard>).map(([id, card]) => {
    const unit = unlocked(id) ? (id as UnitId) : null;
    return [id, { ...card, faction: null, unit, replaces: null }] as const;
  });
  const upgradeOf = (type: UnitType) => printed.find(([, { unit }]) => unit && units[unit]?.type === type)?.[0] ?? null;
  const ofFactions = entries(sheets).flatMap(([faction, { technologies }]) =>
    entries(technologies as Record<TechnologyId, TechnologyCard>).map(([id, card]) => {
      const unit = unlocked(id);
      const replaces = unit && upgradeOf(unit.type);
      return [id, { ...card, faction, unit: unit ? (id as UnitId) : null, replaces }] as const;
    }),
  );
  return Object.fromEntries([...printed, ...ofFactions]) as Table<TechnologyId, Technology>;
}

export function allNotes(generic: Table<NoteId, PromissoryNote>, sheets: Sheets): Table<NoteId, PromissoryNote> {
  const ofFactions = entries(sheets).flatMap(([faction, { note }]) =>
    Object.entries(note).map(([id, hooks]) => [id, { ...hooks, faction }]),
  );
  return { ...generic, ...Object.fromEntries(ofFactions) };
}

/** A faction as the rules see it: which unit and which upgrade it has of each type. */
export function allFactions(
  sheets: Sheets,
  units: Units,
  technologies: Table<TechnologyId, Technology>,
): Readonly<Record<FactionId, Faction>> {
  const made = entries(sheets).map(([id, { units: _units, technologies: own, note, ...figures }]) => {
    const isFor = (faction: FactionId | null) => faction === null || faction === id;
    const sheet = byType(units, ({ faction, upgrade, type }) => (isFor(faction) && !upgrade ? type : null));
    const upgrades = byType(technologies, ({ faction, unit }) =>
      isFor(faction) && unit ? (units[unit]?.type ?? null) : null,
    );
    const [noteId] = Object.keys(note) as NoteId[];
    return [id, { ...figures, sheet, upgrades, technologies: Object.keys(own) as TechnologyId[], note: noteId }];
  });
  return Object.fromEntries(made);
}

/** The last of each type counts: what a faction has of its own comes after what everybody has. */
function byType<Id extends string, T>(
  table: Table<Id, T>,
  typeOf: (item: T) => UnitType | null,
): Record<UnitType, Id | null> {
  const found: Record<UnitType, Id | null> = {
    flagship: null,
    'war-sun': null,
    dreadnought: null,
    cruiser: null,
    carrier: null,
    destroyer: null,
    fighter: null,
    infantry: null,
    pds: null,
    'space-dock': null,
  };
  for (const [id, item] of entries<Id, T>(table as Record<Id, T>)) {
    const type = typeOf(item);
    if (type) found[type] = id;
  }
  return found;
}

function entries<Id extends string, T>(table: Readonly<Record<Id, T>>): [Id, T][] {
  return Object.entries(table) as [Id, T][];
}
