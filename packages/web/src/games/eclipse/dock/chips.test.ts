import { expect, test } from 'vitest';
import { incomeOf, signed } from '../strip/facts.ts';
import { chipOf } from './chips.ts';

const supply = { interceptor: 8, cruiser: 0, dreadnought: 2, starbase: 4 };

test('the chip of a ship has its signs, what is left, and whether it needs a technology', () => {
  const lacking = { starbase: 'starbase', orbital: 'orbital', monolith: 'monolith' } as never;
  expect(chipOf({ supply, lacking }, 'starbase', { computer: 1, hull: 2, shield: 3 })).toEqual({
    figures: [
      { icon: 'computer', text: '+1' },
      { icon: 'hull', text: '2' },
      { icon: 'shield', text: '−3' },
    ],
    left: 4,
    isLocked: true,
  });
  const plain = chipOf({ supply, lacking }, 'cruiser', { computer: 0, hull: 0, shield: 0 });
  expect(plain.figures.map(({ text }) => text)).toEqual(['0', '0', '0']);
  expect([plain.left, plain.isLocked]).toEqual([0, false]);
});

test('of the income only money pays the upkeep', () => {
  const player = { production: { materials: 3, science: 4, money: 2 }, upkeep: 5 };
  expect(signed(incomeOf(player, 'materials'))).toBe('+3');
  expect(signed(incomeOf(player, 'money'))).toBe('−3');
});
