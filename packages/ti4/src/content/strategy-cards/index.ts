import type { StrategyCard, StrategyCardId } from '../strategy-cards.ts';
import { construction } from './construction.ts';
import { diplomacy } from './diplomacy.ts';
import { imperial } from './imperial.ts';
import { leadership } from './leadership.ts';
import { politics } from './politics.ts';
import { technology } from './technology.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';

export const strategyCards: Readonly<Record<StrategyCardId, StrategyCard>> = {
  leadership,
  diplomacy,
  politics,
  construction,
  trade,
  warfare,
  technology,
  imperial,
};
