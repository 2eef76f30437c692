import type { StrategyCardRules } from '../../hooks.ts';
import type { StrategyCardId } from '../../strategy-cards.ts';
import { construction } from './construction.ts';
import { diplomacy } from './diplomacy.ts';
import { imperial } from './imperial.ts';
import { leadership } from './leadership.ts';
import { politics } from './politics.ts';
import { technology } from './technology.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';

export const strategyCardRules: Readonly<Record<StrategyCardId, StrategyCardRules>> = {
  leadership,
  diplomacy,
  politics,
  construction,
  trade,
  warfare,
  technology,
  imperial,
};
