/** Command tokens in their pools. */
export const pools = ['tactic', 'fleet', 'strategy'] as const;

export type Pools = Readonly<Record<(typeof pools)[number], number>>;

/** The option that lays tokens so. */
export const poolsOption = (laid: Pools): string => `pools:${pools.map((pool) => laid[pool]).join('-')}`;

/** How tokens lie if nobody says otherwise: all as before, and what is new in the tactic pool. */
export function usualPools(asked: 'gain' | 'lay', count: number, { fleet, strategy }: Pools): Pools {
  if (asked === 'gain') return { tactic: count, fleet: 0, strategy: 0 };
  const kept = Math.min(fleet, count);
  const also = Math.min(strategy, count - kept);
  return { tactic: count - kept - also, fleet: kept, strategy: also };
}

export const sumOfPools = (laid: Pools): number => pools.reduce((sum, pool) => sum + laid[pool], 0);
