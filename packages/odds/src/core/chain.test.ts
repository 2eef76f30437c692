import { expect, test } from 'vitest';
import { visitsOf } from './chain.ts';

test('a state that may stay as it is hands on all that it was given', () => {
  const { visits, endless } = visitsOf(Float64Array.of(1, 0, 0), [
    { to: [0, 1, 2], chance: [0.9, 0.04, 0.06] },
    null,
    null,
  ]);
  expect(visits[1]).toBeCloseTo(0.4, 12);
  expect(visits[2]).toBeCloseTo(0.6, 12);
  expect(endless).toBe(0);
});

test('states that lead to each other are left in the end', () => {
  const { visits } = visitsOf(Float64Array.of(1, 0, 0, 0), [
    { to: [1], chance: [1] },
    { to: [0, 2, 3], chance: [0.5, 0.25, 0.25] },
    null,
    null,
  ]);
  expect(visits[2]).toBeCloseTo(0.5, 12);
  expect(visits[3]).toBeCloseTo(0.5, 12);
});

test('what has no way out is endless, and nothing is divided by zero', () => {
  const { visits, endless } = visitsOf(Float64Array.of(0.5, 0.5, 0, 0), [
    { to: [0], chance: [1] },
    { to: [2, 3], chance: [0.5, 0.5] },
    { to: [2], chance: [1] },
    null,
  ]);
  expect(endless).toBeCloseTo(0.75, 12);
  expect(visits[3]).toBeCloseTo(0.25, 12);
});

test('a loop without a way out is endless, too', () => {
  const { endless } = visitsOf(Float64Array.of(1, 0), [
    { to: [1], chance: [1] },
    { to: [0], chance: [1] },
  ]);
  expect(endless).toBe(1);
});
