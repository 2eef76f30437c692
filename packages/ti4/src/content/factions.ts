/** What a faction is, and all of the game. Catalogue: setup.3, setup.11, learn-to-play-only.14. */

import type { Hooks, NoteHooks } from './hooks.ts';
import type { FactionId } from './ids.ts';
import type { NoteId } from './notes.ts';
import { inGame, registry } from './registry.ts';
import type { SystemId } from './systems.ts';
import type { TechnologyCard, TechnologyId } from './technologies.ts';
import type { Unit, UnitId, UnitType } from './units.ts';

export { type FactionId, factionIds } from './ids.ts';

export interface FactionAbility extends Hooks {}

/** All that a faction brings to the table. */
export interface FactionSheet {
  readonly home: SystemId;
  /** Lies on the board in the place of the home system. */
  readonly gate: SystemId | null;
  readonly commodities: number;
  readonly startingUnits: Readonly<Partial<Record<UnitType, number>>>;
  readonly startingTechnologies: readonly TechnologyId[];
  readonly technologyChoice: { readonly count: number; readonly options: readonly TechnologyId[] } | null;
  readonly abilities: { readonly [id: string]: FactionAbility };
  /** The flagship, and what the faction has instead of common units and upgrades. */
  readonly units: { readonly [id in UnitId]?: Unit };
  /** Two technologies; one of the same id as a unit unlocks that unit. */
  readonly technologies: { readonly [id in TechnologyId]?: TechnologyCard };
  readonly note: { readonly [id in NoteId]?: NoteHooks };
}

/** A faction as the rules see it. */
export interface Faction
  extends Pick<
    FactionSheet,
    'home' | 'gate' | 'commodities' | 'startingUnits' | 'startingTechnologies' | 'technologyChoice' | 'abilities'
  > {
  /** The units of the faction sheet; null until an upgrade brings one. */
  readonly sheet: Readonly<Record<UnitType, UnitId | null>>;
  /** The technology that upgrades each type. */
  readonly upgrades: Readonly<Record<UnitType, TechnologyId | null>>;
  readonly technologies: readonly TechnologyId[];
  readonly note: NoteId;
}

export function faction(id: FactionId): Faction {
  return inGame(registry.factions, id);
}
