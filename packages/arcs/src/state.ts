/** The state of a game of Arcs: plain JSON, public and hidden things together (view.ts tells them apart). */
import type { Seat } from '@orrery/kernel';
import type { ActionCardId } from './content/action-cards.ts';
import type { AmbitionId, MarkerId } from './content/ambitions.ts';
import type { DieKind } from './content/dice.ts';
import type { CourtCardId, GuildCardId, LeaderId, LoreId } from './content/ids.ts';
import type { SystemId } from './content/map.ts';
import type { Resource } from './content/resources.ts';
import type { SetupCardId } from './content/setup-cards.ts';

export interface ArcsConfig {
  readonly players: 2 | 3 | 4;
  readonly setupCard: SetupCardId | 'random';
  readonly leadersAndLore: 'off' | 'base' | 'all';
  /** Lore cards drafted by each player (leaders-lore.3). */
  readonly loreEach: 1 | 2;
  /** Separate discard piles for cards played face up and face down (fine-print.8). */
  readonly splitDiscard: boolean;
}

export interface Arcs {
  readonly config: ArcsConfig;
  setupCard: SetupCardId;
  chapter: number;
  initiative: Seat;
  players: ArcsPlayer[];
  /** The systems in play, by id; the others are not there. */
  systems: { [id in SystemId]?: SystemState };
  supply: Record<Resource, number>;
  court: Court;
  /** Face-down action cards out of play; the first is the bottom one. With `splitDiscard` `up` is the other pile. */
  discard: { down: ActionCardId[]; up: ActionCardId[] };
  markers: { available: MarkerId[]; flipped: MarkerId[] };
  /** The markers in each ambition's box. */
  ambitions: Record<AmbitionId, MarkerId[]>;
  /** Holdings of the imaginary third player of a two-player game (two-player.2). */
  rivalTokens: Record<AmbitionId, Resource[]>;
  /** Players with cards who have passed the initiative since somebody led. */
  passes: number;
  round: Round;
  turn: Turn | null;
  battle: Battle | null;
  roll: Roll | null;
  draft: Draft | null;
  /** A hand that a rival is looking at just now. */
  peek: { by: Seat; of: Seat } | null;
}

export interface ArcsPlayer {
  power: number;
  hand: ActionCardId[];
  /** Cities still on the player's board. */
  cities: number;
  starports: number;
  ships: number;
  agents: number;
  /** The six slots of the board, then the slots that cards add. */
  slots: (Resource | null)[];
  guilds: Guild[];
  leader: LeaderId | null;
  lore: LoreId[];
  captives: number[];
  trophies: Trophies[];
  outrage: Record<Resource, Outrage>;
  /** Pieces removed from the game. */
  scrapped: { cities: number; starports: number; ships: number; agents: number };
}

/** 'owed': Outraged, but there was no agent for the icon yet (cities.5). */
export type Outrage = 'none' | 'agent' | 'owed';

/** A Guild card in a play area. `fresh` while its Prelude abilities cannot be used (prelude.8). */
export interface Guild {
  id: GuildCardId;
  fresh: boolean;
}

/** What a player has destroyed of one owner's. */
export interface Trophies {
  ships: number;
  cities: number;
  starports: number;
  agents: number;
}

export interface SystemState {
  /** Ships by seat. */
  fresh: number[];
  damaged: number[];
  buildings: Building[];
  /** The token that has changed this planet's type, if any. */
  marker: Resource | null;
}

export interface Building {
  kind: BuildingKind;
  owner: Seat;
  damaged: boolean;
  /** The building slot it stands in; null outside the slots. */
  slot: number | null;
  /** A city taxed, or a starport that built a ship, this turn. */
  used: boolean;
}

export type BuildingKind = 'city' | 'starport';

export interface Court {
  row: (CourtSlot | null)[];
  /** The first card is the next one. */
  deck: CourtCardId[];
  discard: CourtCardId[];
  /** Vox cards whose effect is being carried out, innermost last. */
  resolving: CourtCardId[];
}

export interface CourtSlot {
  card: CourtCardId;
  /** Agents by seat. */
  agents: number[];
}

export type PlayMode = 'lead' | 'surpass' | 'copy' | 'pivot';

export interface Play {
  seat: Seat;
  card: ActionCardId;
  mode: PlayMode;
  /** The card played face down to seize the initiative. */
  seizedWith: ActionCardId | null;
  /** A Union has taken the card (court.8). */
  claimed: boolean;
}

export interface Round {
  plays: Play[];
  /** Who has yet to take a turn, in order. */
  waiting: Seat[];
  zeroed: boolean;
  seizedBy: Seat | null;
  /** An ambition was declared this round. */
  declared: boolean;
  /** Union cards waiting beside an action card (court.8). */
  unions: { card: GuildCardId; owner: Seat; beside: ActionCardId }[];
}

export interface Turn {
  seat: Seat;
  mode: PlayMode;
  card: ActionCardId;
  pips: number;
  prelude: boolean;
  /** An action was taken, in the Prelude or with a pip. */
  acted: boolean;
  /** Pips may buy Battles (prelude.5). */
  weapon: boolean;
  /** Tokens spent in this Prelude, not yet back in the supply (prelude.6). */
  spent: Resource[];
  /** Things used that may be used once per turn. */
  used: string[];
}

export interface Battle {
  system: SystemId;
  attacker: Seat;
  defender: Seat;
  /** Attacking ships still alive; ships placed meanwhile do not count (battle.14). */
  attackers: number;
  /** All attacking ships were fresh when the battle began. */
  allFresh: boolean;
  /** Trophies the attacker took. */
  taken: number;
  /** Cities destroyed: what they provoke comes after all hits (cities.2). */
  ruins: Ruin[];
  keys: number;
}

/** Dice on the table. */
export interface Roll {
  seat: Seat;
  /** Faces rolled, by kind of die, as indices into the die's faces. */
  faces: Record<DieKind, number[]>;
  /** Cards whose reroll was used. */
  rerolled: string[];
}

/** A destroyed city: whose it was and which types it had. */
export interface Ruin {
  system: SystemId;
  owner: Seat;
  types: Resource[];
}

export interface Draft {
  leaders: LeaderId[];
  lore: LoreId[];
}
