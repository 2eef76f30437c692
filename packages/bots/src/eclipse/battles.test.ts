import { type Ratings, ratings } from '@orrery/eclipse/queries';
import { battlefield } from '@orrery/eclipse/testing';
import { expect, test } from 'vitest';
import { forecast, hitChance, type Side } from './battles.ts';

const g = battlefield().state;
const interceptor = ratings(g, 0, 'interceptor');
const cruiser = ratings(g, 0, 'cruiser');
const dreadnought = ratings(g, 0, 'dreadnought');
const ancient = ratings(g, 'ancient', 'ancient');

function ships(figures: Ratings, count = 1, damage = 0): Side {
  return [{ ratings: figures, damages: Array.from({ length: count }, () => damage) }];
}

test('numbers hit with enough computers; bursts always hit and blanks never', () => {
  expect([0, 1, 4, 9].map((computer) => hitChance(computer, 0) * 6)).toEqual([1, 2, 5, 5]);
  expect(hitChance(2, 1)).toBe(hitChance(1, 0));
  expect(hitChance(1, 3)).toBeCloseTo(1 / 6);
});

test('a strong fleet beats a weak one and loses little', () => {
  const { wins, attackersLeft, defendersLeft } = forecast(ships(dreadnought, 2), ships(interceptor));
  expect(wins).toBeGreaterThan(0.97);
  expect(attackersLeft).toBeGreaterThan(0.95);
  expect(defendersLeft).toBeLessThan(0.03);
});

test('the chances of both sides add up, whoever attacks', () => {
  const fast = { ...cruiser, initiative: 9 };
  const there = forecast(ships(fast, 2), ships(ancient)).wins;
  const back = forecast(ships(ancient), ships(fast, 2)).wins;
  expect(there + back).toBeCloseTo(1, 2);
});

test('of two equal ships the defender, who acts first, is more likely to win', () => {
  expect(forecast(ships(cruiser), ships(cruiser)).wins).toBeLessThan(0.5);
  expect(forecast(ships({ ...cruiser, initiative: 5 }), ships(cruiser)).wins).toBeGreaterThan(0.5);
});

test('one ion cannon against another: the chances are those of the dice', () => {
  // The first to roll a burst wins: 1/6 + (5/6)² × 1/6 + …
  const first = 1 / 6 / (1 - (5 / 6) ** 2);
  const { wins } = forecast(ships({ ...interceptor, initiative: 9 }), ships(interceptor));
  expect(Math.abs(wins - first)).toBeLessThan(0.04);
});

test('missiles strike before cannons, and only once', () => {
  const missiles = [{ colour: 'red', count: 4, part: null }] as const;
  const rocket = { ...interceptor, initiative: 0, cannons: [], missiles };
  expect(forecast(ships(rocket), ships(interceptor)).wins).toBeCloseTo(1 - (5 / 6) ** 4, 1);
  const fortress = { ...interceptor, hull: 30, cannons: [] };
  expect(forecast(ships(rocket), ships(fortress)).wins).toBe(0);
});

test('without weapons nobody is hurt and the attacker has to leave', () => {
  const harmless = { ...cruiser, cannons: [] };
  expect(forecast(ships(harmless, 3), ships(harmless))).toEqual({ wins: 0, attackersLeft: 1, defendersLeft: 1 });
});

test('two ancients are stronger than one', () => {
  const against = (count: number) => forecast(ships(cruiser, 3), ships(ancient, count)).wins;
  expect(against(1)).toBeGreaterThan(against(2) + 0.2);
});

test('more ships are better than fewer', () => {
  const chances = [1, 2, 3, 4].map((count) => forecast(ships(cruiser, count), ships(ancient)).wins);
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chances[3]).toBeGreaterThan(0.9);
});

test('damaged ships are weaker', () => {
  const fresh = forecast(ships(dreadnought), ships(ancient)).wins;
  expect(forecast(ships(dreadnought, 1, 2), ships(ancient)).wins).toBeLessThan(fresh - 0.05);
});

test('shields of the target cancel computers', () => {
  const bare = forecast(ships(cruiser, 2), ships(cruiser)).wins;
  expect(forecast(ships(cruiser, 2), ships({ ...cruiser, shield: 1 })).wins).toBeLessThan(bare);
});

test('great dice are wasted on small ships', () => {
  const cannon = (colour: 'yellow' | 'red') => ({ ...cruiser, cannons: [{ colour, count: 1, part: null }] });
  const swarm = ships({ ...interceptor, cannons: [], hull: 0 }, 4);
  expect(forecast(ships(cannon('red')), swarm).wins).toBeCloseTo(forecast(ships(cannon('yellow')), swarm).wins, 2);
});
