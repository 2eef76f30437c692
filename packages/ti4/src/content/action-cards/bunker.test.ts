import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { battle, declining, rollsOf } from '../../testing/index.ts';

const use = 'use:action-card/bunker';

function siege(holder: 0 | 1 | 2 = 1) {
  return battle('tile-24', 'invasion')
    .units(0, 'tile-24', { dreadnought: 1 })
    .units(1, 'mehar-xull', { infantry: 1 })
    .hand(holder, 'bunker')
    .dice(8)
    .play(invasion);
}

content('ti4', 'action-card/bunker', 'bombardment of one’s planets gets -4', () => {
  expect(siege().answer('pass', 'bombard:mehar-xull').unitsOf(1, 'mehar-xull')).toEqual({});
  const covered = siege().answer(use, 'bombard:mehar-xull');
  expect(covered.unitsOf(1, 'mehar-xull')).toEqual({ infantry: 1 });
  expect(rollsOf(covered)).toEqual(['0 bombardment dreadnought:8-4']);
});

ruling('ti4', 'ac/bunker.1', 'when the invasion begins; not for the active player or who has no planet there', () => {
  expect([siege().seat, siege().options]).toEqual([1, [use, 'pass']]); // nothing was rolled yet
  for (const holder of [0, 2] as const) expect(declining(siege(holder), 'bunker').options).not.toContain(use);
});

ruling('ti4', 'ac/bunker.1', 'until the invasion is over, Harrow included', () => {
  const table = battle('tile-24', 'invasion', ['l1z1x', 'yssaril', 'hacan'])
    .units(0, 'tile-24', { dreadnought: 1, infantry: 1 })
    .units(1, 'mehar-xull', { infantry: 2 })
    .hand(1, 'bunker')
    .dice(...Array(3).fill(1), 8, ...Array(12).fill(1))
    .play(invasion)
    .answer(use, 'none', 'commit:mehar-xull:infantry:1');
  while (!table.options.includes('use:faction/harrow')) table.answer('pass');
  table.answer('use:faction/harrow');
  expect(rollsOf(table)).toContain('0 bombardment dreadnought:8-4');
  expect(table.unitsOf(1, 'mehar-xull')).toEqual({ infantry: 2 });
});
