/** A battle of Eclipse as plain JSON: who fights whom, with what, and how they mean to fight. */
import type {
  DieColour,
  DieFace,
  NpcType,
  PartId,
  ShipType,
  SpeciesId,
  Strength,
  TechnologyId,
} from '@orrery/eclipse/battles';

export type Craft = ShipType | NpcType;
export type Counts = { readonly [type in Craft]?: number };

/**
 * Whom dice are assigned to: those whose loss costs the most firepower for each die that it takes, the best for the battle, or
 * types in this order, the first one first. Non-players follow their rule whatever is said.
 */
export type Targets = 'usual' | 'best' | readonly Craft[];

/** The ships of a player, or non-player ships of one kind. */
export interface EclipseSide {
  readonly ships: Counts;
  /** Damage on some of them, ship by ship. */
  readonly damage?: { readonly [type in Craft]?: readonly number[] };
  /** Terrans, who have the usual blueprints, if none is named. */
  readonly species?: SpeciesId;
  /** All parts that work on a type; those that are printed if none are named. */
  readonly parts?: { readonly [type in ShipType]?: readonly PartId[] };
  readonly technologies?: readonly TechnologyId[];
  readonly targets?: Targets;
  /** The round in which all ships that can do so start to retreat. */
  readonly retreat?: number;
  /** False if there is no sector to retreat to. */
  readonly hasRefuge?: boolean;
}

/** A battle that has begun already. */
export interface AtHand {
  /** 0 while missiles are fired. */
  readonly round: number;
  /** Who has yet to act in this round, in order. */
  readonly queue: readonly { readonly side: 'attacker' | 'defender'; readonly type: Craft }[];
  /** Dice of the first of them that are rolled and not assigned. */
  readonly dice?: readonly { readonly colour: DieColour; readonly face: DieFace; readonly part: PartId | null }[];
  /** Types on their way out, and since which round. */
  readonly retreats?: readonly {
    readonly side: 'attacker' | 'defender';
    readonly type: ShipType;
    readonly since: number;
  }[];
}

export interface EclipseBattle {
  readonly attacker: EclipseSide;
  readonly defender: EclipseSide;
  /** Whom the winner fights next, as the attacker, one after the other. */
  readonly others?: readonly EclipseSide[];
  /** Which blueprints non-players have; the normal ones if nothing is said. */
  readonly npcs?: { readonly [type in NpcType]?: Strength };
  readonly atHand?: AtHand;
}
