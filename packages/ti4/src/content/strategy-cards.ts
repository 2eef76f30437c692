/** What a strategy card is, and all of the game in initiative order. Catalogue: strategy-cards. */

import type { StrategyCardRules } from './hooks.ts';
import type { StrategyCardId } from './ids.ts';
import { inGame, registry } from './registry.ts';

export { type StrategyCardId, strategyCardIds } from './ids.ts';

export interface StrategyCard extends StrategyCardRules {
  readonly initiative: number;
}

export function strategyCard(id: StrategyCardId): StrategyCard {
  return inGame(registry.strategyCards, id);
}
