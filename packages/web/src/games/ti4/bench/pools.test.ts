import { expect, test } from 'vitest';
import { poolsOption, sumOfPools, usualPools } from './pools.ts';

test('new tokens go to the tactic pool, and what lay elsewhere stays', () => {
  expect(usualPools('gain', 3, { tactic: 1, fleet: 2, strategy: 1 })).toEqual({ tactic: 3, fleet: 0, strategy: 0 });
  expect(usualPools('lay', 8, { tactic: 3, fleet: 3, strategy: 2 })).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
  expect(usualPools('lay', 10, { tactic: 3, fleet: 3, strategy: 2 })).toEqual({ tactic: 5, fleet: 3, strategy: 2 });
  const few = usualPools('lay', 2, { tactic: 0, fleet: 3, strategy: 2 });
  expect([few, sumOfPools(few)]).toEqual([{ tactic: 0, fleet: 2, strategy: 0 }, 2]);
});

test('the option is named by the pools in their order', () => {
  expect(poolsOption({ tactic: 3, fleet: 2, strategy: 1 })).toBe('pools:3-2-1');
});
