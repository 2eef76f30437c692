import type { Reward } from '../hooks.ts';
import type { PartId } from '../ids.ts';
import type { Resource } from '../tracks.ts';

/** Goods and ship parts are declared; any other reward is its hook. */
export interface DiscoveryTile {
  readonly count: number;
  /** Only with the Warp Portal module. */
  readonly warpPortals?: true;
  readonly resources?: Partial<Readonly<Record<Resource, number>>>;
  readonly part?: PartId;
  readonly hooks?: Reward;
}
