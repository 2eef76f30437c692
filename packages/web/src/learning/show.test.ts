import { expect, test } from 'vitest';
import { besideOf, lineBetween, nearestOf } from './pointing.ts';
import { queryFor } from './show.ts';

test('selectors name parts of the page, kinds of things, and some of them', () => {
  expect(queryFor('region:hand')).toBe('[data-region~="hand"]');
  expect(queryFor('options')).toBe('[data-target], [data-option]');
  expect(queryFor('card:*')).toBe('[data-place^="card:"],[data-target^="card:"],[data-begin^="card:"]');
  expect(queryFor('card:note/*')).toContain('[data-place^="card:note/"]');
  expect(queryFor('slot:mine.*')).toBe('[data-place="slot:mine"], [data-place^="slot:"][data-is~="mine"]');
  expect(queryFor('planet:mecatol-rex')).toContain('[data-place="planet:mecatol-rex"]');
});

test('a line takes the shortest way to the nearest thing', () => {
  const card = { x: 100, y: 100, width: 50, height: 50 };
  const left = { x: 0, y: 110, width: 20, height: 20 };
  const far = { x: 0, y: 500, width: 20, height: 20 };
  expect(nearestOf(card, [far, left])).toBe(left);
  expect(nearestOf(card, [])).toBeNull();
  expect(lineBetween(card, left)).toEqual([
    { x: 100, y: 120 },
    { x: 20, y: 120 },
  ]);
});

test('what is said stands beside its thing, and hides as little as can be', () => {
  const page = { width: 1000, height: 600 };
  const card = { width: 200, height: 100 };
  expect(besideOf([{ x: 400, y: 200, width: 100, height: 100 }], card, page)).toEqual({ x: 186, y: 200 });
  expect(besideOf([{ x: 0, y: 200, width: 100, height: 100 }], card, page)).toEqual({ x: 114, y: 200 });
  expect(besideOf([{ x: 0, y: 0, width: 1000, height: 400 }], card, page)).toEqual({ x: 400, y: 414 });
  expect(besideOf([], card, page)).toEqual({ x: 400, y: 250 });
});
