import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { settle } from './settle.ts';

rule(
  'ti4',
  ['fleet-pool.3', 'destroyed.2'],
  'I choose which ships beyond my fleet pool leave; they are not destroyed',
  () => {
    const table = position().units(0, 'tile-18', { cruiser: 3, destroyer: 2 }).play(settle);
    expect(table.options).toEqual(['cruiser:tile-18', 'destroyer:tile-18']);
    table.answer('destroyer:tile-18', 'cruiser:tile-18');
    expect(table.unitsOf(0, 'tile-18')).toEqual({ cruiser: 2, destroyer: 1 });
    expect(table.events()).not.toContain('ti4.destroyed');
  },
);
