/** The timing vocabulary: everything that happens and that an ability may answer. What the rules may still change is not readonly. */
import type { Message, Seat } from '@orrery/kernel';
import type { Combat, Die, Note, Roll } from '../state.ts';
import type { ActionCardId, AgendaId, BearerKey, PlanetId, StrategyCardId, TechnologyId } from './ids.ts';
import type { SystemId } from './systems.ts';
import type { Dice, UnitId, UnitType } from './unit-types.ts';

export type Place = SystemId | PlanetId;

/** What makes hits or destroys units. 'ability' is any effect that says "destroy"; 'capacity' is surplus in space. */
export type Cause =
  | 'combat'
  | 'anti-fighter-barrage'
  | 'space-cannon'
  | 'bombardment'
  | 'ability'
  | 'capacity'
  | 'structure-lost';

export interface Hits {
  /** Who must assign them. */
  readonly seat: Seat;
  /** Whose units or ability made them. */
  readonly by: Seat;
  readonly cause: Cause;
  readonly place: Place;
  hits: number;
  /** So many of them must go to ships that are not fighters as long as one can take them. */
  readonly notToFighters: number;
  /** What has cancelled some of them, where only one copy may. */
  cancelledBy?: BearerKey[];
}

export interface Destroyed {
  readonly seat: Seat;
  readonly by: Seat | null;
  readonly cause: Cause;
  readonly place: Place;
  readonly type: UnitType;
  /** The figures it had. */
  readonly unit: UnitId;
}

/** A ship that is about to move, or a unit that rolls dice. */
export interface UnitAt {
  readonly type: UnitType;
  readonly place: Place;
}

/** Units of one type in one place that roll the same dice. */
export interface Battery extends UnitAt, Dice {
  readonly count: number;
}

/** Units about to roll for Bombardment or Space Cannon, and where their hits go; an ability may change them. */
export interface Shot extends Battery {
  readonly at: Place;
}

export interface Events {
  'strategy-phase-start': object;
  /** 'when': before the card changes hands; `refused` makes the player take another one. */
  'strategy-card-chosen': { readonly seat: Seat; readonly card: StrategyCardId; refused: boolean };
  'strategy-phase-end': object;
  'turn-start': { readonly seat: Seat };
  'action-performed': { readonly seat: Seat };
  'strategy-secondary-declared': { readonly seat: Seat; readonly card: StrategyCardId };
  'strategy-ability-resolved': {
    readonly seat: Seat;
    readonly card: StrategyCardId;
    readonly part: 'primary' | 'secondary';
  };
  'system-activated': { readonly seat: Seat; readonly system: SystemId };
  'ships-moved-into-system': { readonly seat: Seat; readonly system: SystemId };
  'tactical-action-resolved': { readonly seat: Seat; readonly system: SystemId };
  /** 'before': hits can still be cancelled; 'when': the same once more, after units have sustained damage. */
  'hits-assigned': Hits;
  'sustain-damage-used': { readonly seat: Seat; readonly by: Seat; readonly type: UnitType; readonly place: Place };
  'unit-destroyed': Destroyed;
  /** 'before': a player's units are about to roll; 'after': the hits are assigned. */
  'space-cannon-used': {
    readonly seat: Seat;
    readonly against: Seat;
    readonly place: Place;
    notToFighters: boolean;
    readonly shots: Shot[];
  };
  'bombardment-used': { readonly seat: Seat; readonly system: SystemId; readonly shots: Shot[] };
  /** 'before' and 'when' are one window (space-combat.2), shared with the start of round 1. */
  'space-combat-start': { readonly combat: Combat };
  'space-combat-round-start': { readonly combat: Combat };
  /** 'when': the dice of a player's barrage have just been rolled. */
  'barrage-rolls-made': {
    readonly seat: Seat;
    readonly combat: Combat;
    readonly roll: Roll;
    readonly dice: readonly Die[];
  };
  'retreat-declared': { readonly seat: Seat; readonly combat: Combat; prevented: boolean };
  /** 'when': `dice` of one combat value have just been rolled and may be rerolled or changed; 'after': all dice of the player lie. */
  'space-combat-rolls-made': {
    readonly seat: Seat;
    readonly combat: Combat;
    readonly roll: Roll;
    readonly dice: readonly Die[];
  };
  /** Both sides have made their combat rolls of a round, in space or on the ground; no hit is assigned or cancelled yet. */
  'combat-rolls-made': { readonly combat: Combat };
  /** After a player has assigned the hits of a round, also when there were none. */
  'hits-taken': { readonly seat: Seat; readonly combat: Combat };
  'space-combat-round-end': { readonly combat: Combat };
  /** `leaders`: who had the most points as the combat ended, before anything else happened. */
  'space-combat-won': {
    readonly seat: Seat;
    readonly loser: Seat;
    readonly combat: Combat;
    readonly leaders: readonly Seat[];
  };
  'invasion-start': { readonly seat: Seat; readonly system: SystemId };
  'units-committed': { readonly seat: Seat; readonly system: SystemId; readonly planet: PlanetId };
  'ground-combat-start': { readonly combat: Combat };
  'ground-combat-round-start': { readonly combat: Combat };
  /** As in space. */
  'ground-combat-rolls-made': {
    readonly seat: Seat;
    readonly combat: Combat;
    readonly roll: Roll;
    readonly dice: readonly Die[];
  };
  'ground-combat-round-end': { readonly combat: Combat };
  'ground-combat-won': Events['space-combat-won'];
  /** 'when': before enemy structures are destroyed; 'after': control is established. */
  'planet-control-gained': { readonly seat: Seat; readonly planet: PlanetId; readonly from: Seat | null };
  'planet-control-lost': { readonly seat: Seat; readonly planet: PlanetId; readonly to: Seat };
  'space-dock-placed': { readonly seat: Seat; readonly place: Place };
  /** 'when': before the units are chosen; 'after': `produced` says what was produced. */
  'production-used': {
    readonly seat: Seat;
    readonly system: SystemId;
    /** The types of units, whoever's, that were in the space area before. */
    readonly present: readonly UnitType[];
    produced: { readonly type: UnitType; readonly count: number }[];
  };
  /** `announced`: the targets and amounts of the card, which may still be cancelled. */
  'action-card-played': {
    readonly seat: Seat;
    readonly card: ActionCardId;
    readonly announced: Message | null;
    cancelled: boolean;
  };
  'action-cards-drawn': { readonly seat: Seat; readonly count: number };
  'commodities-replenished': { readonly seat: Seat };
  'trade-goods-gained': { readonly seat: Seat; readonly count: number };
  'transaction-resolved': { readonly seat: Seat; readonly partner: Seat };
  /** After research; direct gains are not research (technology.5). */
  'technology-researched': { readonly seat: Seat; readonly technology: TechnologyId };
  'promissory-note-received': { readonly seat: Seat; readonly note: Note; readonly from: Seat };
  'player-eliminated': { readonly seat: Seat };
  'status-phase-start': object;
  'status-score-objectives': { readonly seat: Seat };
  'status-command-tokens-gained': { readonly seat: Seat };
  /** `kept`: the player does not return the cards. */
  'strategy-cards-returned': { readonly seat: Seat; kept: boolean };
  'status-phase-end': object;
  'agenda-phase-start': object;
  /** `discarded`: another agenda is revealed in its place. */
  'agenda-revealed': { readonly agenda: AgendaId; discarded: boolean };
  /** It was revealed, and an ability has discarded it. */
  'agenda-discarded': { readonly agenda: AgendaId };
  'agenda-voting': { readonly agenda: AgendaId };
  'votes-cast': { readonly seat: Seat; readonly outcome: string; readonly votes: number };
  'speaker-voted': { readonly agenda: AgendaId };
  /** `seat` may be changed to somebody else. */
  'player-elected': { readonly agenda: AgendaId; seat: Seat };
  'agenda-resolved': { readonly agenda: AgendaId; readonly outcome: string };
  /** Before the influence is paid. */
  'custodians-removal': { readonly seat: Seat };
}

export type EventName = keyof Events;
export type When = 'before' | 'when' | 'after';
export type Moment = `${When} ${EventName}`;
type EventOf<M extends Moment> = M extends `${When} ${infer E extends EventName}` ? E : never;
export type Happening<M extends Moment = Moment> = Events[EventOf<M>];
