import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { ambitionById, ambitions, markerById, markers, powerToEnd } from './ambitions.ts';
import { resources } from './resources.ts';

rule('arcs', 'components.6', 'three markers show 5/3, 3/2 and 2/0, and flipped 9/4, 6/3 and 4/2', () => {
  const sides = markers.map(({ low, flipped }) => [low.first, low.second, flipped.first, flipped.second]);
  expect(sides).toEqual([
    [5, 3, 9, 4],
    [3, 2, 6, 3],
    [2, 0, 4, 2],
  ]);
});

test('ids find their rows', () => {
  for (const row of ambitions) expect(ambitionById[row.id]).toBe(row);
  for (const row of markers) expect(markerById[row.id]).toBe(row);
});

test('only Weapons count for no ambition, and every token has its box in a two-player game', () => {
  const counted: string[] = ambitions.flatMap((row) => row.resources);
  expect(resources.filter((resource) => !counted.includes(resource))).toEqual(['weapon']);
  expect(ambitions.flatMap((row) => row.twoPlayerTokens)).toEqual(resources);
});

test('more players end the game with less Power', () => {
  expect(powerToEnd).toEqual({ 2: 33, 3: 30, 4: 27 });
});
