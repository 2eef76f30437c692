/** Catalogue: strategy-cards. */

/** By card; written in initiative order. */
export const initiative = {
  leadership: 1,
  diplomacy: 2,
  politics: 3,
  construction: 4,
  trade: 5,
  warfare: 6,
  technology: 7,
  imperial: 8,
} as const satisfies Readonly<Record<string, number>>;

export type StrategyCardId = keyof typeof initiative;

export const strategyCardIds = Object.keys(initiative) as readonly StrategyCardId[];
