/**
 * What a Court card, leader or lore card may do beyond its figures. Rules ask these hooks and never name a card.
 * `holder` is always the seat whose card it is.
 */
import type { Rules, Seat } from '@orrery/kernel';
import type { Arcs, Battle, Building, CourtSlot, Guild } from '../state.ts';
import type { AbilityId } from '../words.ts';
import type { StandardAction } from './action-cards.ts';
import type { AmbitionId } from './ambitions.ts';
import type { DieKind } from './dice.ts';
import type { SystemId } from './map.ts';
import type { Resource } from './resources.ts';

/** A new action that may stand in for a standard one (court.3). */
export interface NewAction {
  readonly name: AbilityId;
  readonly replaces: StandardAction;
  readonly oncePerTurn?: boolean;
  usable(g: Arcs, holder: Seat): boolean;
  resolve(g: Arcs, holder: Seat, grant: Grant): Rules;
}

/** Something its holder may do in the Prelude. */
export interface PreludeAbility {
  readonly name: AbilityId;
  readonly oncePerTurn?: boolean;
  /** Only before any other action of the turn; another ability of this kind is one, too. */
  readonly first?: boolean;
  usable(g: Arcs, holder: Seat): boolean;
  resolve(g: Arcs, holder: Seat): Rules;
}

/** Where an action comes from. Copy and Pivot pips trigger some cards (court.5). */
export type Grant = 'pip' | 'copy-or-pivot' | 'prelude' | 'card';

export interface CityRef {
  readonly system: SystemId;
  readonly building: Building;
}

/** How the holder may tax a city. */
export interface TaxRule {
  readonly allowed: boolean;
  /** A Rival city may be taxed as if it were Loyal, so that nobody is captured; also when `allowed` is false. */
  readonly asLoyal: boolean;
  /** Also when it was taxed this turn already. */
  readonly again: boolean;
}

/** A place outside the usual ones where the holder may build, and what it costs besides the action. */
export interface BuildSite {
  readonly kind: 'city' | 'starport';
  readonly system: SystemId;
  readonly cost: Resource | null;
}

/** How many dice an attacker may or must collect. */
export interface DiceLimits {
  readonly least: number;
  readonly most: number;
  readonly raid: number;
  /** No more assault dice than skirmish dice. */
  readonly assaultWithSkirmish: boolean;
}

/** Something that could be stolen: the token in a slot, or a Guild card. */
export type Loot = { readonly slot: number } | { readonly guild: Guild };

/** What an ambition is worth to a player who placed. */
export interface Award {
  /** Nobody is first in a tie (ambitions.9). */
  readonly place: 1 | 2;
  readonly first: number;
  readonly second: number;
  readonly bonus: number;
  readonly power: number;
}

/** Where a move put fresh ships. */
export interface Landing {
  readonly system: SystemId;
  readonly fresh: number;
}

/** What must still be possible after an action for it to be legal (leaders-lore.10); after a move, `landed` has just arrived. */
export type Requirement = (g: Arcs, landed?: Landing) => boolean;

/** Pure changes to the answers of questions that rules ask. Absent means unchanged. */
export interface Modifiers {
  taxRule?(rule: TaxRule, g: Arcs, holder: Seat, city: CityRef): TaxRule;
  /** The holder may tax empty building slots of this planet as if they were Loyal cities. */
  taxesEmptySlots?(g: Arcs, holder: Seat, system: SystemId): boolean;
  /** Empty slots, too, may be taxed again in the same turn. */
  taxesSlotsAgain?(g: Arcs, holder: Seat): boolean;
  buildSites?(g: Arcs, holder: Seat): readonly BuildSite[];
  /** The holder may build ships at this rival's starport as if it were Loyal. */
  usesStarport?(g: Arcs, holder: Seat, system: SystemId, starport: Building): boolean;
  shipsAlwaysFresh?: boolean;
  /** Of the state this and the limits of dice look at the board and cards in play only: views show them made anew when those change. */
  catapults?(allowed: boolean, g: Arcs, holder: Seat, system: SystemId): boolean;
  moveLimit?: number;
  /** Whether ships that a move has put somewhere may move on from there, so that the requirement is met. */
  movesOn?(g: Arcs, holder: Seat, landed: Landing, required: Requirement): boolean;
  /** For cards of the attacker. */
  attackDice?(limits: DiceLimits, g: Arcs, holder: Seat, battle: Battle): DiceLimits;
  /** For cards of the defender. */
  defenseDice?(limits: DiceLimits, g: Arcs, holder: Seat, battle: Battle): DiceLimits;
  /** For cards of the attacker: rolled intercepts that count. */
  attackIntercepts?(rolled: number, g: Arcs, holder: Seat, battle: Battle): number;
  /** For cards of the defender: intercepts added to those rolled. */
  addsIntercept?(g: Arcs, holder: Seat, battle: Battle): boolean;
  canDeclare?(g: Arcs, holder: Seat, ambition: AmbitionId): boolean;
  /** False: the zero marker is not used. */
  zeroes?(g: Arcs, holder: Seat, ambition: AmbitionId): boolean;
  /** On a Surpass or Pivot the holder may declare the ambition of the played card, if nobody has this round. */
  declaresOnFollow?: boolean;
  canSecure?(g: Arcs, holder: Seat, slot: CourtSlot): boolean;
  /** The loot of the holder is safe from this thief. */
  protects?(g: Arcs, holder: Seat, thief: Seat, loot: Loot): boolean;
  /** Rivals who destroy the holder's cities in battle do not ransack. */
  noRansackInBattle?: boolean;
  award?(award: Award, g: Arcs, holder: Seat, ambition: AmbitionId): Award;
  /** The supply of this resource lies on the card and is its holder's (court.9). */
  holdsSupply?: Resource;
  /** Any token may be spent as this resource, Outraged or not. */
  spendsAs?: Resource;
  survivesOutrage?: boolean;
  /** Raid costs of resource slots that the card adds. */
  extraSlots?: readonly number[];
}

/** Dice that the holder may reroll, once per roll. */
export interface Reroll {
  /** Also rolls outside battle. */
  readonly anyRoll?: boolean;
  /** How many dice of each kind may be rerolled. */
  dice(g: Arcs, holder: Seat): Partial<Record<DieKind, number>>;
}

/** What a card does when something happens. */
export interface Windows {
  /** After the usual placement of setup (leaders-lore.6). */
  setup?(g: Arcs, holder: Seat): Rules;
  /** What declaring costs the holder; paid before the marker moves. */
  declareCost?(g: Arcs, holder: Seat): Rules;
  /** The holder declared; `first`: the ambition had no marker before. */
  declared?(g: Arcs, holder: Seat, ambition: AmbitionId, first: boolean): Rules;
  /** The holder taxed a city (or an empty slot, then null), with whatever granted it, as if it were Loyal or not. */
  taxed?(g: Arcs, holder: Seat, system: SystemId, city: Building | null, grant: Grant, asLoyal: boolean): Rules;
  /** The holder built a ship at a starport. */
  builtShip?(g: Arcs, holder: Seat, system: SystemId, starport: Building, grant: Grant): Rules;
  /** A Move of the holder is over, Catapult included. `required`: see move.ts. */
  moved?(g: Arcs, holder: Seat, landed: readonly Landing[], required: Requirement | undefined): Rules;
  /** A rival's ships have moved into a system, which `controller` controlled just before. */
  rivalEntered?(g: Arcs, holder: Seat, rival: Seat, system: SystemId, controller: Seat | null): Rules;
  /** The holder defends; dice are not collected yet. */
  defending?(g: Arcs, holder: Seat, battle: Battle): Rules;
  /** The holder defends and the attacker is intercepted: hits dealt instead of the usual ones. */
  intercepting?(g: Arcs, holder: Seat, battle: Battle): Rules<number>;
  /** The holder defends and the hits of the intercept are dealt. */
  intercepted?(g: Arcs, holder: Seat, battle: Battle): Rules;
  /** A battle in which the holder took part is over. */
  battleEnded?(g: Arcs, holder: Seat, battle: Battle): Rules;
  /** All ambitions are scored, clean-up has not begun (chapter-end.2). */
  scored?(g: Arcs, holder: Seat, scored: readonly AmbitionId[]): Rules;
  /** The holder's card itself was stolen: what happens instead of its going to the thief. */
  stolen?(g: Arcs, holder: Seat, thief: Seat): Rules;
}

/** An extra standard action that goes with one bought by the pip of a Copy or Pivot (leaders-lore.10). */
export interface Pairing {
  readonly action: StandardAction;
  readonly extra: StandardAction;
  /** It may also come before. */
  readonly before: boolean;
}

export interface Hooks {
  readonly actions?: readonly NewAction[];
  readonly prelude?: readonly PreludeAbility[];
  readonly modify?: Modifiers;
  readonly on?: Windows;
  readonly reroll?: Reroll;
  readonly pairing?: Pairing;
  /** The hooks work only while this ambition is declared (leaders-lore.8); `prelude` abilities see to it themselves. */
  readonly whileDeclared?: AmbitionId;
}

/** A card that clients show with a name and a text from the message catalogue (`name.card/<id>`, `text.card/<id>`). */
export interface Card<Id extends string = string> extends Hooks {
  readonly id: Id;
  readonly name: string;
}

export interface GuildCard<Id extends string = string> extends Card<Id> {
  readonly kind: 'guild';
  readonly suit: Resource;
  readonly raidCost: number;
}

export interface VoxCard<Id extends string = string> extends Card<Id> {
  readonly kind: 'vox';
  whenSecured(g: Arcs, seat: Seat): Rules;
  /** Where it goes afterwards. */
  readonly afterwards: 'discard' | 'shuffle-into-deck';
}

export interface StartPieces {
  readonly city: 0 | 1;
  readonly starport: 0 | 1;
  readonly ships: number;
}

export interface Leader<Id extends string = string> extends Card<Id> {
  readonly set: CardSet;
  readonly resources: readonly [Resource, Resource];
  readonly start: { readonly A: StartPieces; readonly B: StartPieces; readonly C: StartPieces };
}

export interface Lore<Id extends string = string> extends Card<Id> {
  readonly set: CardSet;
}

export type CardSet = 'base' | 'pack';
