import type { StrategyCardRules } from '../../hooks.ts';
import type { StrategyCardId } from '../../strategy-cards.ts';

export const strategyCardRules: Partial<Record<StrategyCardId, StrategyCardRules>> = {};
