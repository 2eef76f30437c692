/** What a strategy card is, and all of the game in initiative order. Catalogue: strategy-cards. */
import type { StrategyCardRules } from './hooks.ts';
import { inGame, registry } from './registry.ts';

export const strategyCardIds = [
  'leadership',
  'diplomacy',
  'politics',
  'construction',
  'trade',
  'warfare',
  'technology',
  'imperial',
] as const;
export type StrategyCardId = (typeof strategyCardIds)[number];

export interface StrategyCard extends StrategyCardRules {
  readonly initiative: number;
}

export function strategyCard(id: StrategyCardId): StrategyCard {
  return inGame(registry.strategyCards, id);
}
