/** What a thing of each kind is: its figures, and the hooks that it may have. */
import type { AgendaHooks, Hooks, NoteHooks, StrategyCardRules } from './hooks.ts';
import type { Colour, FactionId, NoteId, TechnologyId } from './ids.ts';
import type { Trait } from './planets.ts';
import type { Deed, Payment, Standing } from './predicates.ts';
import type { SystemId } from './systems.ts';
import type { Dice, UnitId, UnitType } from './unit-types.ts';

export interface ActionCard extends Hooks {
  /** How many cards of this name the deck has. */
  readonly copies: number;
}

/** A law or directive: its hooks work while it is in play as a law. */
export interface Agenda extends AgendaHooks {
  readonly kind: 'law' | 'directive';
  /** 'elect-other': the rules of the card say what can be elected. */
  readonly vote: 'for-against' | 'elect-player' | 'elect-planet' | 'elect-law' | 'elect-other';
  /** Only planets with this trait may be elected. */
  readonly trait: Trait | null;
}

export interface PromissoryNote extends NoteHooks {
  /** Null for the notes that every colour has. */
  readonly faction: FactionId | null;
}

export interface Technology extends Hooks {
  /** Null for unit upgrades (technology.7b) and for the Valefar Assimilators. */
  readonly colour: Colour | null;
  readonly prerequisites: Readonly<Record<Colour, number>>;
  /** The only faction that may research it. */
  readonly faction: FactionId | null;
  /** The unit that an upgrade unlocks. */
  readonly unit: UnitId | null;
  /** The common upgrade that a faction has this one instead of. */
  readonly replaces: TechnologyId | null;
}

/** What stands on the card of a technology; the rest follows from whose it is. */
export type TechnologyCard = Omit<Technology, 'faction' | 'unit' | 'replaces'>;

export interface StrategyCard extends StrategyCardRules {
  readonly initiative: number;
}

/** What is scored in the status phase stands or is paid; what is scored in the action phase is done, and a trigger offers it. */
export type SecretObjective = Hooks & { readonly points: number } & (
    | { readonly phase: 'status'; readonly predicate: Standing | Payment }
    | { readonly phase: 'action'; readonly predicate: Deed }
  );

export interface UnitFigures {
  readonly type: UnitType;
  /** Whose own version of the unit it is. */
  readonly faction: FactionId | null;
  /** A technology of the same id unlocks it. */
  readonly upgrade: boolean;
  /** What one pays for `perCost` units; null cannot be produced. */
  readonly cost: number | null;
  readonly perCost: 1 | 2;
  readonly combat: Dice | null;
  readonly move: number | null;
  readonly capacity: number;
  readonly sustainDamage: boolean;
  readonly barrage: Dice | null;
  readonly bombardment: Dice | null;
  /** Range 1 reaches adjacent systems too. */
  readonly spaceCannon: (Dice & { readonly range: 0 | 1 }) | null;
  readonly production: { readonly kind: 'fixed' | 'planet-resources-plus'; readonly value: number } | null;
  readonly planetaryShield: boolean;
  readonly disablesPlanetaryShield: boolean;
  readonly immuneToDirectHit: boolean;
  /** What one counts against the fleet pool. */
  readonly fleet: number;
  /** Only those above the capacity of the other ships count against the fleet pool. */
  readonly freeWithinCapacity: boolean;
  /** Fighters in its system that need no capacity. */
  readonly fighterAllowance: number;
  /** A structure that stands in the space area. */
  readonly inSpace: boolean;
}

export interface Unit extends UnitFigures, Hooks {}

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
