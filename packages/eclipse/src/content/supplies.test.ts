import { rule } from '@orrery/kernel/testing';
import '../index.ts';
import { expect, test } from 'vitest';
import { technology } from './registry.ts';
import { part, partIds } from './ship-parts.ts';
import { discoverySupply, guardianSectors, reputationSupply, sectorsOfRing, technologyTiles } from './supplies.ts';
import { technologyIds } from './technologies/index.ts';

const counted = <T>(all: readonly T[], key: (each: T) => string) => {
  const counts: Record<string, number> = {};
  for (const each of all) counts[key(each)] = (counts[key(each)] ?? 0) + 1;
  return counts;
};

test('there are 39 technologies in 114 tiles', () => {
  expect(technologyIds).toHaveLength(39);
  const tiles = technologyTiles(true);
  expect(counted(tiles, (id) => technology(id).category)).toEqual({ military: 33, grid: 33, nano: 33, rare: 15 });
  // In every category the cheap ones are more common.
  for (const category of ['military', 'grid', 'nano']) {
    const copies = technologyIds
      .filter((id) => technology(id).category === category)
      .map((id) => technology(id).copies);
    expect(copies).toEqual([5, 5, 5, 5, 4, 3, 3, 3]);
  }
});

test('there are 24 parts for everybody and 15 ancient ones, each of which is found on one discovery tile', () => {
  const ancient = partIds.filter((id) => part(id).ancient);
  expect([partIds.length - ancient.length, ancient.length]).toEqual([24, 15]);
  const found = discoverySupply(true).filter((id) => id.startsWith('part-'));
  expect(found.toSorted()).toEqual(ancient.map((id) => `part-${id}`).toSorted());
});

test('there are 36 discovery tiles of 24 kinds', () => {
  const tiles = discoverySupply(true);
  expect([tiles.length, new Set(tiles).size]).toEqual([36, 24]);
  expect(discoverySupply(false)).toHaveLength(35);
  const { 'materials-6': materials, 'science-5': science, 'money-8': money, ...others } = counted(tiles, (id) => id);
  expect([materials, science, money]).toEqual([3, 3, 3]);
  expect(others).toMatchObject({
    'mixed-resources': 2,
    'ancient-tech': 3,
    'ancient-cruiser': 3,
    'ancient-orbital': 2,
    'ancient-monolith': 1,
    'ancient-warp-portal': 1,
  });
});

rule('eclipse', 'reputation.7', 'there are 33 reputation tiles, worth 69 points together', () => {
  expect(counted(reputationSupply, String)).toEqual({ 1: 12, 2: 10, 3: 7, 4: 4 });
  expect(reputationSupply.reduce((sum, value) => sum + value, 0)).toBe(69);
});

test('there are 10 inner, 13 middle and 20 outer sectors, three of them with the warp portals, and 4 with guardians', () => {
  expect([1, 2, 3].map((ring) => sectorsOfRing(ring as 1, true).length)).toEqual([10, 13, 20]);
  expect([1, 2, 3].map((ring) => sectorsOfRing(ring as 1, false).length)).toEqual([10, 12, 18]);
  expect(guardianSectors).toEqual(['271', '272', '273', '274']);
});
