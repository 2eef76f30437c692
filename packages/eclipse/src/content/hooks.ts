/**
 * What species, technologies and discovery tiles do beyond their figures. Rules ask these hooks and never name one of them.
 * `holder` is always the seat whose species or technology it is.
 */
import type { Rules, Seat } from '@orrery/kernel';
import type { Eclipse } from '../state.ts';
import type { NpcType } from './blueprints.ts';
import type { PartId } from './ids.ts';
import type { SectorId } from './sectors.ts';

/** Pure changes to the answers of questions that rules ask: the answer so far comes first. */
export interface Modifiers {
  /** One wormhole of two edges that touch is enough (hex-map.6). */
  needsOneWormhole(is: boolean, g: Eclipse, holder: Seat): boolean;
  /** How many ships of opponents pin one ship of the holder (pinning.1). */
  shipsNeededToPin(count: number, g: Eclipse, holder: Seat): number;
  /** Whether the holder lives in peace with non-players: their ships are no opponents. */
  livesInPeaceWith(is: boolean, g: Eclipse, holder: Seat, npc: NpcType): boolean;
  /** How many sectors the holder may reveal for one exploration (explore.3). */
  sectorsRevealed(count: number, g: Eclipse, holder: Seat): number;
  /** Whether the holder may divide the damage of a hit by this part (damage.3). */
  dividesDamage(is: boolean, g: Eclipse, holder: Seat, part: PartId): boolean;
  /** The holder may destroy all cubes of a sector without rolling (attack-population.3). */
  bombsPopulation(can: boolean, g: Eclipse, holder: Seat): boolean;
  /** Such bombs do nothing to the holder's cubes. */
  absorbsBombs(is: boolean, g: Eclipse, holder: Seat): boolean;
  /** Ships of others destroy all cubes of the holder in their sector without rolling. */
  isDefenceless(is: boolean, g: Eclipse, holder: Seat): boolean;
  /** Points for each sector that the holder controls, besides those it shows (scoring.9). */
  pointsPerSector(points: number, g: Eclipse, holder: Seat): number;
  /** Other points of the holder's species (scoring.9). */
  speciesPoints(points: number, g: Eclipse, holder: Seat): number;
}

export interface Hooks {
  readonly modify?: Partial<Modifiers>;
  /** What happens at once when the holder gains it. */
  gained?(g: Eclipse, holder: Seat): Rules;
}

/** The reward of a discovery tile, where it is more than goods or a ship part. */
export interface Reward {
  /**
   * Whether it can be carried out (discovery-tiles.13). `where` is the sector where the tile was found; null when it needs one
   * and there is none (discovery-tiles.12).
   */
  usable(g: Eclipse, finder: Seat, where: SectorId | null): boolean;
  resolve(g: Eclipse, finder: Seat, where: SectorId | null): Rules;
  /** The tile stays where it was found instead of going to the discards (discovery-tiles.2). */
  readonly stays?: true;
}
