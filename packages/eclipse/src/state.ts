/** The state of a game of Eclipse: plain JSON, public and hidden things together (view.ts tells them apart). */
import type { Seat } from '@orrery/kernel';
import type { Action } from './content/actions.ts';
import type { NpcType, ShipType, Strength } from './content/blueprints.ts';
import type { DiscoveryId, PartId, SpeciesId, TechnologyId } from './content/ids.ts';
import type { SectorId } from './content/sectors.ts';
import type { DieColour } from './content/ship-parts.ts';
import type { Category, DieFace, PlayerCount, Resource } from './content/tracks.ts';

export interface EclipseConfig {
  readonly players: PlayerCount;
  /** The Warp Portal module. */
  readonly warpPortals: boolean;
  /** The blueprints of non-player ships (setup.6). */
  readonly ancients: Strength | 'random';
  readonly guardians: Strength | 'random';
  readonly gcds: Strength | 'random';
  /** How species are found, or the species of each seat. */
  readonly species: 'chosen' | 'random' | readonly SpeciesId[];
}

export interface Eclipse {
  readonly config: EclipseConfig;
  round: number;
  phase: 'setup' | 'action' | 'combat' | 'upkeep' | 'cleanup' | 'over';
  startPlayer: Seat;
  players: EclipsePlayer[];
  /** The map. */
  sectors: { [id in SectorId]?: SectorState };
  npcs: Record<NpcType, Strength>;
  /** Facedown sectors by ring; the first is the next one. Discards lie faceup. */
  stacks: Record<Ring, SectorId[]>;
  discards: Record<Ring, SectorId[]>;
  /** Technologies in the bag, and those on display, in the order of the table. */
  bag: TechnologyId[];
  tray: TechnologyId[];
  discoveries: DiscoveryId[];
  discoveryDiscard: DiscoveryId[];
  reputationBag: number[];
  traitor: Seat | null;
  turn: Turn | null;
  battle: Battle | null;
  roll: Roll | null;
  /** A sector just revealed that the explorer has not placed yet. */
  revealed: { seat: Seat; zone: Hex; sectors: SectorId[] } | null;
  /** Discovery tiles that were gained and are not decided about, in the order in which they were found. */
  found: Found[];
  /** Reputation tiles a player has just drawn to choose from. */
  drawn: { seat: Seat; tiles: number[] } | null;
}

/** A discovery tile of a player, and the sector where it lay; null for one drawn from the supply. */
export interface Found {
  seat: Seat;
  tile: DiscoveryId;
  sector: SectorId | null;
}

export type Ring = 1 | 2 | 3;

/** A zone of the map, in axial coordinates; the Galactic Center is 0, 0. */
export interface Hex {
  q: number;
  r: number;
}

export interface SectorState extends Hex {
  /** Clockwise steps: printed edge e shows in direction (e + rotation) mod 6. */
  rotation: number;
  /** The facedown discovery tile that lies here. */
  discovery: DiscoveryId | null;
  /** Whose influence disc lies here. */
  owner: Seat | null;
  /** The track of the cube in each population square, null for an empty one. */
  cubes: (Resource | null)[];
  /** The orbital, and the track of the cube on it. */
  orbital: { cube: Resource | null } | null;
  monolith: boolean;
  /** A warp portal that is not printed. */
  warpPortal: 'tile' | 'discovery' | null;
  ships: Ship[];
  /** Players with ships here in the order of their arrival (move.6). */
  arrivals: Seat[];
}

export type Owner = Seat | NpcType;

export interface Ship {
  owner: Owner;
  /** Non-player ships have the type of their owner. */
  type: ShipType | NpcType;
  damage: number;
}

export interface EclipsePlayer {
  species: SpeciesId | null;
  eliminated: boolean;
  /** Points counted when the player was eliminated (elimination.3). */
  finalPoints: number | null;
  resources: Record<Resource, number>;
  /** Influence discs on the track, in reserve, on action spaces and on the reactions. */
  discs: number;
  reserve: number;
  actionDiscs: Record<Action, number>;
  reactionDiscs: number;
  /** Cubes on the population tracks and in the graveyards. */
  cubes: Record<Resource, number>;
  graveyard: Record<Resource, number>;
  colonyShips: { ready: number; used: number };
  technologies: Record<Category, TechnologyId[]>;
  /** Ships not built. */
  supply: Record<ShipType, number>;
  blueprints: Record<ShipType, Blueprint>;
  /** Ancient parts kept beside the board. */
  keptParts: PartId[];
  /** The reputation track, space by space. */
  reputation: (ReputationTile | null)[];
  /** Ambassador tiles not given away. */
  ambassadors: number;
  /** Discovery tiles kept for points. */
  keptDiscoveries: DiscoveryId[];
  passed: boolean;
}

export interface Blueprint {
  /** The tile on each space, null where the preprinted part (or nothing) shows. */
  tiles: (PartId | null)[];
  /** Parts attached outside the spaces. */
  outside: PartId[];
}

/** A reputation tile by its value, or the ambassador of another player with one of their cubes. */
export type ReputationTile = { readonly value: number } | { readonly ambassador: Seat };

export interface Turn {
  seat: Seat;
  action: Action | null;
  /** A passed player's turn. */
  reaction: boolean;
  activations: number;
  /** Sectors whose disc was moved in this influence action (influence.6). */
  influenced: SectorId[];
  /** Colony ships that this influence action may still flip (influence.9). */
  flips: number;
  /** Players who refused diplomatic relations this turn. */
  refused: Seat[];
}

export interface Battle {
  sector: SectorId;
  attacker: Owner;
  defender: Owner;
  /** 0 while missiles are fired. */
  round: number;
  /** Ship types that have yet to act in this round, in order; the first acts now. */
  queue: { owner: Owner; type: ShipType | NpcType }[];
  /** Types on their way out: where to, since which round, and whether they have left. */
  retreats: { owner: Seat; type: ShipType; to: SectorId; since: number; left: boolean }[];
  /**
   * Everybody with ships in this sector, players in the order in which they draw reputation tiles. Destroyed ships lie
   * with those who destroyed them until then (reputation.9).
   */
  fighters: Fighter[];
}

export interface Fighter {
  owner: Owner;
  destroyed: { owner: Owner; type: ShipType | NpcType }[];
  /** All ships that were left have tried to retreat from the battle that is fought now. */
  fled: boolean;
  /** A battle of this sector was fought to its end without fleeing. */
  stood: boolean;
}

/** Dice on the table; each is assigned to a ship by its place in the sector's list. */
export interface Roll {
  owner: Owner;
  type: ShipType | NpcType;
  dice: { colour: DieColour; face: DieFace; part: PartId | null; used: boolean }[];
}
