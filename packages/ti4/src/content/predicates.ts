/** What an objective asks for, as data. Catalogue: objective-cards. */
import type { Trait } from './planets.ts';
import type { Wormhole } from './systems.ts';
import type { UnitType } from './unit-types.ts';

type AtLeast<Kind extends string> = { readonly kind: Kind; readonly min: number };
type Amount<Kind extends string> = { readonly kind: Kind; readonly amount: number };

/** True or not whenever one looks. */
export type Standing =
  | AtLeast<'planets-same-trait'>
  | (AtLeast<'planets-with-trait'> & { readonly trait: Trait })
  | AtLeast<'planets-outside-home-systems'>
  | AtLeast<'planets-in-other-home-systems'>
  | AtLeast<'planets-with-tech-specialty'>
  | AtLeast<'unit-upgrades-owned'>
  | { readonly kind: 'technologies-by-color'; readonly colors: number; readonly perColor: number }
  | AtLeast<'technologies-one-color'>
  | (AtLeast<'faction-technologies-owned'> & { readonly excludeValefarAssimilator: boolean })
  | AtLeast<'systems-with-ships'>
  | AtLeast<'systems-with-ships-adjacent-to-mecatol'>
  | AtLeast<'systems-with-ships-adjacent-to-anomaly'>
  | AtLeast<'systems-with-ships-adjacent-to-other-home'>
  | { readonly kind: 'ships-at-wormholes'; readonly types: readonly Wormhole[] }
  | AtLeast<'ships-with-enemy-space-dock'>
  | (AtLeast<'units-on-board'> & { readonly unit: UnitType })
  | { readonly kind: 'control-mecatol-with-ships'; readonly ships: number };

/** Paid while scoring. */
export type Payment =
  | Amount<'spend-resources'>
  | Amount<'spend-influence'>
  | Amount<'spend-trade-goods'>
  | (Amount<'spend-command-tokens'> & { readonly pools: readonly ('tactic' | 'strategy')[] })
  | Amount<'discard-action-cards'>;

/** Done in the action phase, and scored in that moment. */
export type Deed =
  | { readonly kind: 'destroy-unit'; readonly types: readonly UnitType[]; readonly owner: 'other' }
  | { readonly kind: 'last-ground-forces-by-bombardment' }
  | { readonly kind: 'last-ships-by-space-cannon' }
  | { readonly kind: 'win-combat-against-leader' }
  | { readonly kind: 'win-space-combat-with-flagship' };

export type Predicate = Standing | Payment | Deed;
