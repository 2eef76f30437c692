/** Puts a position on an empty table: tiles, factions and units, whether or not play could have led there. */
import type { Seat } from '@orrery/kernel';
import type { Place } from './content/events.ts';
import { type FactionId, faction } from './content/factions.ts';
import { genericNotes } from './content/notes.ts';
import type { PlanetId } from './content/planets.ts';
import { type SystemId, system } from './content/systems.ts';
import type { UnitType } from './content/units.ts';
import { commandTokens } from './initial.ts';
import { groupsOf, put } from './rules/pieces.ts';
import { player } from './rules/table.ts';
import type { Ti4 } from './state.ts';

/** So many units of each type. */
export type Units = Readonly<Partial<Record<UnitType, number>>>;

export function layTile(g: Ti4, id: SystemId, where: number | null): void {
  g.systems[id] = { position: where, tokens: [], units: [] };
  for (const planet of system(id).planets) g.planets[planet] = { owner: null, exhausted: false, units: [] };
}

/** The seat plays a faction, with its home system there and all planets of it readied. */
export function joinAs(g: Ti4, seat: Seat, id: FactionId, where: number | null): void {
  const { home, gate, note } = faction(id);
  if (gate !== null) layTile(g, gate, where);
  layTile(g, home, gate === null ? where : null);
  const sheet = player(g, seat);
  sheet.faction = id;
  sheet.pools = { tactic: 3, fleet: 3, strategy: 2 };
  sheet.tokens = commandTokens - 8;
  sheet.notes = [...genericNotes, note].map((each) => ({ id: each, of: seat }));
  for (const planet of system(home).planets) own(g, seat, planet);
}

/** Controls a planet, readied. */
export function own(g: Ti4, seat: Seat, planet: PlanetId): void {
  g.planets[planet] = { owner: seat, exhausted: false, units: g.planets[planet]?.units ?? [] };
}

/** Units from reinforcements; on a planet the seat also controls it when nobody does. */
export function placeUnits(g: Ti4, seat: Seat, place: Place, units: Units, damaged: Units = {}): void {
  for (const [type, many] of Object.entries(units) as [UnitType, number][]) put(g, seat, type, many, place);
  for (const group of groupsOf(g, seat, place)) group.damaged += damaged[group.type] ?? 0;
  const planet = g.planets[place as PlanetId];
  if (planet && planet.owner === null) planet.owner = seat;
}
