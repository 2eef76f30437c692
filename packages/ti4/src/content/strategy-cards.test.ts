import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { initiative, strategyCardIds } from './strategy-cards.ts';

rule('ti4', 'strategy-cards.5', 'the eight strategy cards have the initiatives 1 to 8', () => {
  expect(strategyCardIds).toEqual([
    'leadership',
    'diplomacy',
    'politics',
    'construction',
    'trade',
    'warfare',
    'technology',
    'imperial',
  ]);
  expect(strategyCardIds.map((id) => initiative[id])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
