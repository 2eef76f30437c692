import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import '../index.ts';
import { strategyCards } from '../messages/en/texts/strategy-cards.ts';
import { strategyCard, strategyCardIds } from './strategy-cards.ts';

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
  expect(strategyCardIds.map((id) => strategyCard(id).initiative)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

rule('ti4', 'strategy-cards.2a', 'each has a name, a number and two abilities', () => {
  for (const id of strategyCardIds) {
    expect(strategyCards[`name.strategy-card/${id}`]).toBeTruthy();
    expect(strategyCard(id).initiative).toBeGreaterThan(0);
    expect([typeof strategyCard(id).primary, typeof strategyCard(id).secondary]).toEqual(['function', 'function']);
  }
});
