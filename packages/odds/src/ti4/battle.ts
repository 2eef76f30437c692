/** A battle of Twilight Imperium as plain JSON: who fights where, with what, and how they mean to fight. */
import type {
  ActionCardId,
  AgendaId,
  BearerKey,
  FactionId,
  NoteId,
  PlanetId,
  SystemId,
  TechnologyId,
  Units,
  UnitType,
} from '@orrery/ti4/battles';

/** In which order units are lost, the first one first. Units that can sustain damage do so before any is lost. */
export type Order = 'usual' | 'best' | readonly UnitType[];

export interface Side {
  readonly faction: FactionId;
  /** In the space area of the system: ships, and what they carry. */
  readonly space?: Units;
  /** Which of these are damaged. */
  readonly damaged?: Units;
  /** On the planet. */
  readonly ground?: Units;
  /** In a system next to it. */
  readonly near?: Units;
  readonly technologies?: readonly TechnologyId[];
  /** Technologies that are exhausted already. */
  readonly exhausted?: readonly TechnologyId[];
  /** Action cards that will be played as soon as they are of use. */
  readonly cards?: readonly ActionCardId[];
  /** Promissory notes of others in hand, played likewise. */
  readonly notes?: readonly NoteId[];
  readonly tradeGoods?: number;
  readonly fleetPool?: number;
  /** What is used only by who says so: `faction/devotion`. */
  readonly uses?: readonly BearerKey[];
  readonly order?: Order;
}

export interface LawInPlay {
  readonly id: AgendaId;
  /** Whose it is, if it was given to somebody. */
  readonly of?: 'attacker' | 'defender';
  /** It is attached to the planet fought for. */
  readonly onPlanet?: boolean;
}

export interface Due {
  readonly attacker: number | null;
  readonly defender: number | null;
}

export interface Battle {
  readonly attacker: Side;
  readonly defender: Side;
  /** An ordinary system if none is named. */
  readonly system?: SystemId;
  /** The planet that is invaded; the first of the system if none is named. */
  readonly planet?: PlanetId;
  readonly laws?: readonly LawInPlay[];
  /** How far to go: only the fight in space, or the invasion too. By default there is an invasion when anything could land or bombard. */
  readonly until?: 'space' | 'invasion';
  /** A battle at hand that has come so far: rounds of the combat that are over. */
  readonly roundsFought?: number;
  /** The combat has begun: space cannons have fired. */
  readonly arrived?: boolean;
  /** The invasion has come to the landing: bombardment is over. */
  readonly bombarded?: boolean;
  /** It is the fight on the planet that has come so far: the troops have landed. */
  readonly landed?: boolean;
  /** What its next round begins with is over: abilities, and in the first round the barrage. */
  readonly roundBegun?: boolean;
  /** Hits that lie there for a side to take; null where the other one has yet to roll. */
  readonly due?: Due;
}
