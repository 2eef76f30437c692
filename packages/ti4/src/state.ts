/** The state of a game of Twilight Imperium: plain JSON, public and hidden things together (view.ts tells them apart). */
import type { Seat } from '@orrery/kernel';
import type {
  ActionCardId,
  AgendaId,
  BearerKey,
  FactionId,
  NoteId,
  PlanetId,
  PublicObjectiveId,
  SecretObjectiveId,
  StrategyCardId,
  TechnologyId,
} from './content/ids.ts';
import type { MapString } from './content/map-string.ts';
import type { SystemId } from './content/systems.ts';
import type { UnitType } from './content/unit-types.ts';

export interface Ti4Config {
  readonly players: 3 | 4 | 5 | 6;
  /** The side of the victory point track (setup.12b). */
  readonly points: 10 | 14;
  /** How the galaxy comes about, or a map string (content/map-string.ts). */
  readonly galaxy: 'preset' | 'random' | 'built' | MapString;
  /** How factions are found, or the faction of each seat. */
  readonly factions: 'random' | 'chosen' | 'drafted' | readonly FactionId[];
}

export interface Ti4 {
  readonly config: Ti4Config;
  round: number;
  phase: 'setup' | 'strategy' | 'action' | 'status' | 'agenda';
  speaker: Seat;
  players: Ti4Player[];
  /** The tiles of the game board by id; the others are not in the game. */
  systems: { [id in SystemId]?: SystemState };
  planets: { [id in PlanetId]?: PlanetState };
  /** The custodians token is on Mecatol Rex. */
  custodians: boolean;
  /** Strategy cards in the common play area, with the trade goods on each. */
  strategyCards: { [id in StrategyCardId]?: number };
  /** The rows beside the victory point track, in the order of revealing. */
  objectives: Objective[];
  /** Secret objectives that were made public. */
  published: Published[];
  decks: Decks;
  /** Laws in play. */
  laws: Law[];
  /** Effects that last for some time, in the order in which they began. */
  effects: Lasting[];
  /** What agendas have put off until the next strategy phase begins. */
  delayed: { agenda: AgendaId; outcome: string; seats: Seat[] }[];
  turn: Turn | null;
  tactical: Tactical | null;
  combat: Combat | null;
  roll: Roll | null;
  agenda: Agenda | null;
  /** Action cards being played, the last in answer to the one before: no longer in hand, not yet discarded. */
  playing: { seat: Seat; card: ActionCardId }[];
  /** The transaction being negotiated. */
  offer: Offer | null;
  /** The tiles each player still has to place while the galaxy is built. */
  building: { hands: SystemId[][] } | null;
  /** Factions a seat may take while factions are chosen or drafted. */
  factionChoice: FactionId[][] | null;
  /** A seat looks at cards that lie on top of the agenda deck. */
  peek: { seat: Seat; agendas: AgendaId[] } | null;
  /** A seat looks at the action cards of another. */
  look: { seat: Seat; of: Seat } | null;
  winner: Seat | null;
}

export type Pool = 'tactic' | 'fleet' | 'strategy';

export interface Ti4Player {
  faction: FactionId | null;
  eliminated: boolean;
  points: number;
  /** Command tokens on the command sheet. */
  pools: Record<Pool, number>;
  /** Command tokens in reinforcements. */
  tokens: number;
  /** Figures in reinforcements. Fighters and infantry are unlimited and not counted (component-limitations.4). */
  reinforcements: { [type in UnitType]?: number };
  tradeGoods: number;
  commodities: number;
  technologies: TechnologyId[];
  exhausted: TechnologyId[];
  /** Technologies of other players that a technology of this player stands in for (technology.16). */
  copies: { by: TechnologyId; technology: TechnologyId; from: Seat }[];
  /** Destroyed units waiting on their upgrade card. */
  waiting: number;
  actionCards: ActionCardId[];
  notes: Note[];
  /** At most so many notes in hand are other players': what everybody knows of it. */
  foreignNotes: number;
  /** Promissory notes in the play area. */
  notesInPlay: Note[];
  secrets: SecretObjectiveId[];
  scoredSecrets: SecretObjectiveId[];
  strategyCards: { id: StrategyCardId; exhausted: boolean }[];
  passed: boolean;
}

/** A promissory note and the seat it originally belongs to. */
export interface Note {
  id: NoteId;
  of: Seat;
}

export interface SystemState {
  /** Where the tile lies (content/layouts.ts); null off the map, like the home of the Ghosts. */
  position: number | null;
  /** Seats with a command token here. */
  tokens: Seat[];
  /** Units in the space area. */
  units: Group[];
}

export interface PlanetState {
  /** Who controls the planet. */
  owner: Seat | null;
  exhausted: boolean;
  units: Group[];
}

/** Units of one player and type in one place, ordered by seat and type. */
export interface Group {
  seat: Seat;
  type: UnitType;
  count: number;
  /** How many of them are damaged. */
  damaged: number;
}

export interface Objective {
  id: PublicObjectiveId;
  revealed: boolean;
  scored: Seat[];
}

export interface Published {
  id: SecretObjectiveId;
  /** The first scored it while it was secret. */
  scored: Seat[];
  /** Others may score it. */
  open: boolean;
}

/** The first card of a deck is the next one; the last card of a discard pile lies on top. */
export interface Decks {
  actions: ActionCardId[];
  actionDiscard: ActionCardId[];
  agendas: AgendaId[];
  agendaDiscard: AgendaId[];
  secrets: SecretObjectiveId[];
  /** Public objectives that were not dealt. */
  publics: PublicObjectiveId[];
}

export interface Law {
  id: AgendaId;
  /** What was voted: 'for', or the seat, planet or other thing elected. */
  outcome: string;
  /** The owner of a law in a play area (agenda-cards.4). */
  owner: Seat | null;
  /** The planet it is attached to. */
  planet: PlanetId | null;
  /** Its card was exhausted for its ability. */
  exhausted: boolean;
}

export type Until =
  | 'combat-round'
  | 'combat'
  | 'space-cannon'
  | 'invasion'
  | 'production'
  | 'tactical-action'
  | 'turn'
  | 'agenda'
  | 'phase'
  | 'round'
  | 'game';

/** An effect of a card that lasts after the card has left play (abilities.1a). */
export interface Lasting {
  /** The card or ability it came from: a key of the content registry. */
  source: string;
  holder: Seat;
  until: Until;
  /** What was chosen for it. */
  target: string | null;
}

export interface Turn {
  seat: Seat;
  /** Actions performed in this turn. */
  actions: number;
  /** Seats with which a transaction was resolved (transactions.1), and offers refused so far by seat. */
  traded: Seat[];
  refused: number[];
  /** Abilities used that may be used once per turn. */
  used: string[];
  /** An ability has ended the turn at once: nothing more of the action happens. */
  over: boolean;
}

export interface Tactical {
  seat: Seat;
  system: SystemId;
  step: 'activation' | 'movement' | 'space-cannon-offense' | 'space-combat' | 'invasion' | 'production';
  /** Ships declared to move; they arrive together (movement.5), unless some move before or after the others. */
  moves: Move[];
  /** Ships that have gone one system farther than their move value. */
  farther: number;
  /** Who is still to decide whether to fire space cannons in this step. */
  firing: Seat[];
}

/** One ship, or several fighters of their own move, with what it transports. */
export interface Move {
  type: UnitType;
  count: number;
  damaged: boolean;
  /** The systems it passes, from the start to the active system; only the start as long as its way is not chosen. */
  path: SystemId[];
  cargo: Cargo[];
}

export interface Cargo {
  type: UnitType;
  count: number;
  from: SystemId | PlanetId;
}

export interface Combat {
  kind: 'space' | 'ground';
  system: SystemId;
  planet: PlanetId | null;
  attacker: Seat;
  defender: Seat;
  round: number;
  /** Who announced a retreat this round. */
  retreating: Seat | null;
  /** Units that fight as ships although they are none, wherever in the system they are: so many of the type in the place. */
  enlisted: { seat: Seat; place: SystemId | PlanetId; type: UnitType; count: number }[];
  /** Units that used Sustain Damage this round, by seat and type. */
  sustained: { seat: Seat; type: UnitType; count: number }[];
  /** Abilities used that may be used once per combat, as `seat/ability`. */
  used: string[];
  /** Who scored an objective in this combat (objective-cards.7). */
  scored: Seat[];
  /** The round has come to its rolls: what happens at its start, and the barrage, is over. */
  begun: boolean;
  /** The combat rolls of this round, the attacker's first. */
  rolls: Roll[];
  /** Who has rolled for all units in this round. */
  fired: Seat[];
  /** Hits of this round from the moment when both sides have rolled: what is left of them for each side to take. */
  due: { readonly seat: Seat; hits: number }[];
  /** Units destroyed since the combat began. */
  destroyed: { seat: Seat; type: UnitType }[];
  /** An ability has ended the combat. */
  ended: boolean;
}

export type RollKind = 'combat' | 'anti-fighter-barrage' | 'bombardment' | 'space-cannon' | 'gravity-rift' | 'ability';

/** Dice on the table. */
export interface Roll {
  seat: Seat;
  kind: RollKind;
  /** Where the hits fall; the units that roll may be elsewhere. */
  at: SystemId | PlanetId;
  /** Whom the hits go to. */
  against: Seat | null;
  dice: Die[];
  /** Hits that abilities add to those of the dice. */
  extraHits: number;
}

export interface Die {
  type: UnitType;
  place: SystemId | PlanetId;
  /** Dice of the same unit have the same number within the roll. */
  unit: number;
  /** 1 to 10. */
  result: number;
  /** What is added to the result. */
  bonus: number;
  /** The result that hits. */
  value: number;
  hits: number;
  /** Abilities that have rerolled or changed this die. */
  changedBy: string[];
}

export interface Agenda {
  id: AgendaId;
  /** First or second of the phase. */
  number: 1 | 2;
  /** What can be voted for. */
  outcomes: string[];
  votes: { seat: Seat; outcome: string; votes: number }[];
  predictions: { seat: Seat; source: BearerKey; outcome: string }[];
  /** Who is still to vote, in this order; nobody before the vote begins. */
  toVote: Seat[];
  /** Votes promised in deals that bind: so many at least, for this outcome. */
  pledges: { seat: Seat; outcome: string; votes: number }[];
  /** Who cannot vote on this agenda. */
  barred: Seat[];
  traded: [Seat, Seat][];
  refused: number[][];
  /** Set once it is decided; by an ability even before the vote, which is then left out. */
  outcome: string | null;
  /** The law that is put to the vote again when this agenda is resolved. */
  revote: AgendaId | null;
}

export interface Offer {
  from: Seat;
  to: Seat;
  gives: Bundle;
  asks: Bundle;
}

export interface Bundle {
  tradeGoods: number;
  commodities: number;
  note: Note | null;
  actionCards: ActionCardId[];
  pledge: Pledge | null;
}

/** What a player binds themself to in a deal: something that they are about to decide (deals.3). */
export type Pledge = { kind: 'hold-fire' } | { kind: 'vote'; outcome: string; votes: number };
