/** All strategy cards of the game, in initiative order. Catalogue: strategy-cards. */
import type { StrategyCardId } from './ids.ts';
import type { StrategyCard } from './kinds.ts';
import { inGame, registry } from './registry.ts';

export { type StrategyCardId, strategyCardIds } from './ids.ts';
export type { StrategyCard } from './kinds.ts';

export function strategyCard(id: StrategyCardId): StrategyCard {
  return inGame(registry.strategyCards, id);
}
