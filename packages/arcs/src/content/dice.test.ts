import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { DieKind } from './dice.ts';
import { diceOfKind, dieFaces, dieKinds } from './dice.ts';

/** The faces as sorted words, so that only what is on the die counts. */
const facesOf = (kind: DieKind): string[] => dieFaces[kind].map((face) => [...face].sort().join(' ')).sort();

rule('arcs', 'components.7', 'six dice of each kind; skirmish and assault have their printed faces', () => {
  expect(dieKinds).toEqual(['skirmish', 'assault', 'raid']);
  expect(diceOfKind).toBe(6);
  expect(facesOf('skirmish')).toEqual(['', '', '', 'hit', 'hit', 'hit']);
  expect(facesOf('assault')).toEqual(['', 'hit hit', 'hit hit selfHit', 'hit intercept', 'hit selfHit', 'hit selfHit']);
});

rule('arcs', 'components.8', 'the raid die has its printed faces', () => {
  expect(facesOf('raid')).toEqual([
    'buildingHit key',
    'buildingHit selfHit',
    'buildingHit selfHit',
    'intercept',
    'intercept key key',
    'key selfHit',
  ]);
});
