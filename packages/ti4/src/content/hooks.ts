/**
 * What technologies, factions, units, cards and laws may do beyond their figures. Rules ask these hooks and never name one of
 * them. `holder` is always the seat whose ability it is; for a law that nobody owns, every seat in turn.
 */
import type { Json, Message, Rules, Seat } from '@orrery/kernel';
import type { Die, RollKind, Ti4, Until } from '../state.ts';
import type { Battery, Happening, Moment, Place, UnitAt } from './events.ts';
import type { BearerKey, Colour, PlanetId, StrategyCardId, TechnologyId } from './ids.ts';
import type { SystemId, Wormhole } from './systems.ts';
import type { UnitType } from './unit-types.ts';

export type { Battery, UnitAt } from './events.ts';

/** A target or an amount that a player announces with an ability, before anybody may cancel it. */
export interface Announced<V extends Json = Json> {
  readonly value: V;
  /** What everybody is told. */
  readonly label: Message;
}

/** An ability used in a timing window. Without `mandatory` the holder may decline. */
export interface Trigger<M extends Moment = Moment> {
  readonly at: readonly M[];
  readonly mandatory?: boolean;
  /** Each unit is a source of its own, so it may be used again in the same window. */
  readonly again?: boolean;
  /** Whether it can be used now. For a card in hand this may look only at what everybody sees: it also tells whom to ask. */
  usable(g: Ti4, holder: Seat, happening: Happening<M>, owner: Seat): boolean;
  /** What the option says beyond the name of the ability. */
  label?(g: Ti4, holder: Seat, happening: Happening<M>): Message;
  /** Chooses targets and amounts; costs are paid, and everything else is decided, when it is resolved. */
  announce?(g: Ti4, holder: Seat, happening: Happening<M>, owner: Seat): Rules<Announced>;
  /** `owner`: whose promissory note it is; for everything else the holder. `announced`: what was announced, or null. */
  resolve(g: Ti4, holder: Seat, happening: Happening<M>, owner: Seat, announced: Json): Rules;
}

/** An "Action:" ability (component-action.1). */
export interface ComponentAction {
  /** Whether its costs can be paid and its effect resolved completely (component-action.3). */
  usable(g: Ti4, holder: Seat, owner: Seat): boolean;
  /** Chooses targets and amounts; costs are paid, and everything else is decided, when it is resolved. */
  announce?(g: Ti4, holder: Seat, owner: Seat): Rules<Announced>;
  /** `owner`: whose promissory note it is; for everything else the holder. `announced`: what was announced, or null. */
  resolve(g: Ti4, holder: Seat, owner: Seat, announced: Json): Rules;
}

/** A text is used by choice, like an action, or works by itself, like a modifier or what must happen. */
export type How = 'by choice' | 'by itself';

export interface RollOf extends UnitAt {
  readonly kind: RollKind;
  /** Whom the hits go to. */
  readonly against: Seat;
}

export type UnitAbility =
  | 'anti-fighter-barrage'
  | 'sustain-damage'
  | 'bombardment'
  | 'planetary-shield'
  | 'space-cannon'
  | 'production';

/** A wormhole that is not printed on its tile. */
export interface WormholeAt {
  readonly kind: Wormhole;
  readonly system: SystemId;
}

/** What systems are adjacent for: units that move, or everything else. */
export type AdjacencyFor = 'moving' | 'all else';

/** How a player may research a technology: prerequisites still missing, by colour. */
export type Missing = Readonly<Record<Colour, number>>;

/** Something that lets a player ignore one prerequisite of a colour or of any colour, or all that are missing. */
export type Waiver = {
  /** The bearer's key. */
  readonly source: BearerKey;
  pay(g: Ti4, holder: Seat): Rules;
} & (
  | { readonly colour: Colour | 'any' }
  | {
      readonly colour: 'all';
      /** To be spent for it besides `pay`, and apart from what the research itself costs. */
      readonly resources?: number;
    }
);

/**
 * Pure changes to the answers of questions that rules ask, in the order of the registry, but those of laws after all others,
 * and what prevails (`Hooks.prevails`) at the very end. Absent means unchanged. Each gets the value so far.
 * `holder` is the player whom the value is about, unless said otherwise.
 */
export interface Modifiers {
  moveValue?(value: number, g: Ti4, holder: Seat, ship: UnitAt): number;
  /** How many ships may each move one system farther in a tactical action. */
  fartherShips?(ships: number, g: Ti4, holder: Seat): number;
  /** Whether the holder's only ship of a type may move before or after the others, and takes along what makes systems adjacent. */
  movesApart?(apart: boolean, g: Ti4, holder: Seat, type: UnitType): boolean;
  /** Whether the holder's ship may move through a system; `why` names what stands in the way. */
  passes?(
    allowed: boolean,
    g: Ti4,
    holder: Seat,
    system: SystemId,
    why: 'ships' | 'asteroid-field' | 'supernova' | 'nebula',
    ship: UnitAt,
  ): boolean;
  /** Whether the holder's ship may end its movement in a system of this kind. */
  enters?(
    allowed: boolean,
    g: Ti4,
    holder: Seat,
    system: SystemId,
    why: 'asteroid-field' | 'supernova' | 'ability',
    ship: UnitAt,
  ): boolean;
  /** Wormholes beside the printed ones, for everybody: `holder` is the bearer. */
  addedWormholes?(added: readonly WormholeAt[], g: Ti4, holder: Seat): readonly WormholeAt[];
  /** Whether two wormholes lead to each other for `viewer`, when units move or for all else. */
  wormholesJoin?(
    joined: boolean,
    g: Ti4,
    holder: Seat,
    a: Wormhole,
    b: Wormhole,
    viewer: Seat,
    purpose: AdjacencyFor,
  ): boolean;
  /** Systems adjacent to one, for the holder; it must hold both ways. */
  adjacency?(systems: readonly SystemId[], g: Ti4, holder: Seat, system: SystemId): readonly SystemId[];
  fleetLimit?(value: number, g: Ti4, holder: Seat, system: SystemId): number;
  /** How many command tokens the holder's fleet pool can hold. */
  fleetPoolSize?(tokens: number, g: Ti4, holder: Seat): number;
  /** Added to each die of the holder's units. */
  rollBonus?(value: number, g: Ti4, holder: Seat, roll: RollOf): number;
  /** Added to each die that somebody rolls against the holder. */
  rollBonusAgainst?(value: number, g: Ti4, holder: Seat, roll: RollOf): number;
  /** How many dice a unit rolls. */
  rollDice?(value: number, g: Ti4, holder: Seat, roll: RollOf): number;
  /** The hits of one die. */
  dieHits?(hits: number, g: Ti4, holder: Seat, die: Die, roll: RollOf): number;
  /** The holder makes no combat rolls. */
  makesCombatRolls?(allowed: boolean, g: Ti4, holder: Seat): boolean;
  /** Whether the holder's unit has a unit ability. */
  hasAbility?(has: boolean, g: Ti4, holder: Seat, ability: UnitAbility, unit: UnitAt): boolean;
  /** Whether somebody else's unit has a unit ability; `holder` is the bearer. */
  rivalHasAbility?(
    has: boolean,
    g: Ti4,
    holder: Seat,
    ability: UnitAbility,
    unit: UnitAt & { readonly seat: Seat },
  ): boolean;
  /** The units that may fire their space cannons at ships in a system. */
  spaceCannons?(batteries: readonly Battery[], g: Ti4, holder: Seat, system: SystemId): readonly Battery[];
  /** Space Cannon may be used against the holder's units. */
  spaceCannonAgainst?(allowed: boolean, g: Ti4, holder: Seat, offense: boolean): boolean;
  /** Hits of the holder's dice that must go to ships other than fighters. */
  notToFighters?(hits: number, g: Ti4, holder: Seat, dice: readonly Die[]): number;
  /** Hits that one use of Sustain Damage cancels. */
  sustainCancels?(hits: number, g: Ti4, holder: Seat): number;
  canRetreat?(allowed: boolean, g: Ti4, holder: Seat): boolean;
  /** Where the holder may retreat to, beyond the systems of space-combat.7c. */
  retreatsTo?(allowed: boolean, g: Ti4, holder: Seat, system: SystemId): boolean;
  /** Whether `seat` may activate the system; `holder` is the bearer. */
  canActivate?(allowed: boolean, g: Ti4, holder: Seat, system: SystemId, seat: Seat): boolean;
  canBombard?(allowed: boolean, g: Ti4, holder: Seat, planet: PlanetId): boolean;
  canCommit?(allowed: boolean, g: Ti4, holder: Seat, planet: PlanetId): boolean;
  /** Whether units of a type in the space area of a system may land and fight as ground forces. */
  landsAsGroundForce?(allowed: boolean, g: Ti4, holder: Seat, type: UnitType, system: SystemId): boolean;
  custodiansCost?(influence: number, g: Ti4, holder: Seat): number;
  /** Units that a production ability can make. */
  productionValue?(value: number, g: Ti4, holder: Seat, unit: UnitAt): number;
  productionCost?(cost: number, g: Ti4, holder: Seat, system: SystemId): number;
  /** The units of a type the holder gets for one cost. */
  unitsPerCost?(count: number, g: Ti4, holder: Seat, type: UnitType): number;
  /** Whether `seat` may produce units of a type in the system at all; `holder` is the bearer. */
  canProduce?(allowed: boolean, g: Ti4, holder: Seat, type: UnitType, system: SystemId, seat: Seat): boolean;
  /** Whether the Production of one of the holder's units can be used for a type. */
  producesWith?(allowed: boolean, g: Ti4, holder: Seat, type: UnitType, unit: UnitAt): boolean;
  /** How many structures of a type a planet may hold. */
  structureLimit?(limit: number, g: Ti4, holder: Seat, type: 'pds' | 'space-dock', planet: PlanetId): number;
  canPlaceUnits?(allowed: boolean, g: Ti4, holder: Seat, type: UnitType, place: Place): boolean;
  /** Values of a planet, for everybody: `holder` is its owner. */
  planetResources?(value: number, g: Ti4, holder: Seat, planet: PlanetId): number;
  planetInfluence?(value: number, g: Ti4, holder: Seat, planet: PlanetId): number;
  /** Whether these two have changed places, with all that changes them. */
  valuesSwapped?(swapped: boolean, g: Ti4, holder: Seat, planet: PlanetId): boolean;
  /** What one trade good is worth when spent in place of resources or influence. */
  tradeGoodWorth?(value: number, g: Ti4, holder: Seat): number;
  missingPrerequisites?(missing: Missing, g: Ti4, holder: Seat, technology: TechnologyId): Missing;
  /** What the holder could pay now for ignoring prerequisites, besides technology specialties of planets. */
  waivers?(ways: readonly Waiver[], g: Ti4, holder: Seat, technology: TechnologyId): readonly Waiver[];
  canOwnTechnology?(allowed: boolean, g: Ti4, holder: Seat, technology: TechnologyId): boolean;
  initiative?(value: number, g: Ti4, holder: Seat): number;
  handLimit?(limit: number, g: Ti4, holder: Seat): number;
  secondaryCost?(tokens: number, g: Ti4, holder: Seat, card: StrategyCardId): number;
  /** Whether the holder may pay for the secondary ability of a card and resolve the primary one instead. */
  primaryForSecondary?(allowed: boolean, g: Ti4, holder: Seat, card: StrategyCardId): boolean;
  /** The resources for researching by a strategy card. */
  researchCost?(resources: number, g: Ti4, holder: Seat): number;
  statusTokens?(tokens: number, g: Ti4, holder: Seat): number;
  statusCards?(cards: number, g: Ti4, holder: Seat): number;
  /** Action cards that the holder draws when told to draw so many. */
  cardsDrawn?(cards: number, g: Ti4, holder: Seat): number;
  /** Actions the holder may perform in one turn. */
  actionsPerTurn?(actions: number, g: Ti4, holder: Seat): number;
  /** The holder may make transactions with somebody who is no neighbour. */
  tradesWith?(allowed: boolean, g: Ti4, holder: Seat, partner: Seat): boolean;
  /** Action cards may change hands in transactions of the holder. */
  tradesActionCards?(allowed: boolean, g: Ti4, holder: Seat): boolean;
  canVote?(allowed: boolean, g: Ti4, holder: Seat): boolean;
  /** Votes that the holder has without exhausting planets. */
  freeVotes?(votes: number, g: Ti4, holder: Seat): number;
  planetVotes?(votes: number, g: Ti4, holder: Seat, planet: PlanetId): number;
  /** Whether `seat` may play action cards; `holder` is the bearer. */
  canPlayActionCards?(allowed: boolean, g: Ti4, holder: Seat, seat: Seat): boolean;
  /** Whether the holder's faction abilities or faction technologies work: those used by choice, and those that work by themselves. */
  factionTextWorks?(works: boolean, g: Ti4, holder: Seat, what: 'ability' | 'technology', how: How): boolean;
  /** Whether the holder may score public objectives (objective-cards.16). */
  scoresPublic?(allowed: boolean, g: Ti4, holder: Seat): boolean;
  commodityValue?(value: number, g: Ti4, holder: Seat): number;
}

/** What happens instead of something. The first bearer of the holder is asked. */
export interface Replacements {
  /** Instead of researching (technology.9). */
  research?(g: Ti4, holder: Seat): Rules;
  /** Instead of gaining a technology of another player by a faction ability; false: it is gained as usual. */
  gainTechnology?(g: Ti4, holder: Seat, technology: TechnologyId, from: Seat): Rules<boolean>;
}

export interface Hooks {
  readonly triggers?: readonly Trigger[];
  readonly action?: ComponentAction;
  readonly modify?: Modifiers;
  /** Those of its changes that no other ability and no law can undo, not even by forbidding. */
  readonly prevails?: readonly (keyof Modifiers)[];
  /** Changes while an effect of this card lasts (`addEffect`), for its holder. */
  readonly lasting?: Modifiers;
  /** What the holder of such an effect may do while it lasts. */
  readonly whileLasting?: readonly Trigger[];
  readonly instead?: Replacements;
  /** What a prediction that came true brings (agenda-phase.22b). */
  predicted?(g: Ti4, holder: Seat, outcome: string): Rules;
}

/** A vote's possible outcomes and what each does. */
export interface AgendaRules {
  /** Eligible outcomes; for and against need none. An agenda without any is discarded, and nobody votes in its stead. */
  outcomes?(g: Ti4): readonly string[];
  /** Whether the card, just revealed, says that it is discarded and another one revealed in its place. */
  givesWay?(g: Ti4): boolean;
  resolve(g: Ti4, outcome: string): Rules;
  /** At the start of the next strategy phase, when the outcome was put off (`putOff`); `seats` come from the speaker clockwise. */
  delayed?(g: Ti4, outcome: string, seats: readonly Seat[]): Rules;
  /** When the law leaves play. */
  discarded?(g: Ti4): Rules;
}

/** A law or directive: its hooks work while it is in play as a law. */
export interface AgendaHooks extends Hooks, AgendaRules {}

/** A promissory note. Its triggers and action work from another player's hand, its modifiers in a play area. */
export interface NoteHooks extends Hooks {
  /** Once played it stays in the play area; otherwise it goes back to its owner (promissory-notes.3). */
  readonly staysInPlay?: boolean;
  /** Once played it stays in the play area as long as effects that last until then, and goes back as they end. */
  readonly staysUntil?: Until;
  /** When a note in the play area goes back to its owner. */
  readonly returns?: readonly Trigger[];
  /** What happens as it goes back. */
  returned?(g: Ti4, holder: Seat, owner: Seat): void;
}

export interface StrategyCardRules {
  /** May name seats that then must resolve the secondary ability without paying for it (trade.4). */
  primary(g: Ti4, seat: Seat): Rules | Rules<readonly Seat[]>;
  /** Whether the secondary ability would do something for this seat now, costs beside the command token included. */
  secondaryUsable(g: Ti4, seat: Seat): boolean;
  secondary(g: Ti4, seat: Seat): Rules;
  /** Victory points that the primary ability would bring this seat now, and the public objectives that it lets them score. */
  readonly brings?: { points(g: Ti4, seat: Seat): number; readonly objectives: number };
  /** Command tokens from the strategy pool, unless changed by an ability. */
  readonly secondaryCost: 0 | 1;
}

/** Types the trigger's happening by its moments, and what is resolved by what is announced. */
export function on<M extends Moment, V extends Json = null>(
  at: M | readonly M[],
  trigger: {
    readonly mandatory?: boolean;
    readonly again?: boolean;
    usable(g: Ti4, holder: Seat, happening: Happening<M>, owner: Seat): boolean;
    label?(g: Ti4, holder: Seat, happening: Happening<M>): Message;
    announce?(g: Ti4, holder: Seat, happening: Happening<M>, owner: Seat): Rules<Announced<V>>;
    resolve(g: Ti4, holder: Seat, happening: Happening<M>, owner: Seat, announced: V): Rules;
  },
): Trigger {
  return { ...trigger, at: typeof at === 'string' ? [at] : at } as unknown as Trigger;
}
