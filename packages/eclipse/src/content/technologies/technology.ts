import type { Action } from '../actions.ts';
import type { Hooks } from '../hooks.ts';
import type { PartId } from '../ids.ts';
import type { Category, Resource } from '../tracks.ts';

/** What many technologies do is declared here; what only one does are its hooks. */
export interface Technology {
  readonly category: Category | 'rare';
  readonly cost: number;
  readonly minimum: number;
  readonly copies: number;
  /** Only with the Warp Portal module. */
  readonly warpPortals?: true;
  /** The part it allows in upgrades. */
  readonly part?: PartId;
  /** The ship or structure it allows to build. */
  readonly builds?: 'starbase' | 'orbital' | 'monolith';
  /** Advanced squares that colony ships may fill. */
  readonly advancedSquares?: readonly Resource[];
  /** Influence discs that come from the reserve. */
  readonly discs?: number;
  readonly activations?: { readonly action: Action; readonly count: number };
  readonly hooks?: Hooks;
}
