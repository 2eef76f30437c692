import type { EclipseView } from '@orrery/eclipse';
import { isHit, leastToHit } from '@orrery/eclipse/figures';
import { battlefield, field, type Table } from '@orrery/eclipse/testing';
import { describe, expect, test } from 'vitest';
import { diceStates, turnsOf } from './battle.ts';

const seen = (table: Table) => table.match.view(0) as unknown as EclipseView;
const order = (table: Table) => turnsOf(seen(table)).map(({ owner, type, state }) => `${owner} ${type} ${state}`);

describe('who acts', () => {
  test('those that have acted come first, then the one that acts, then those that wait', () => {
    const table = battlefield()
      .ships(1, field, { cruiser: 1, interceptor: 1 })
      .ships(0, field, { interceptor: 1, cruiser: 1 })
      .dice('blank', 'blank', 'blank', 'blank')
      .from('combat');
    expect(order(table)).toEqual([
      '1 interceptor done', // had nowhere to flee to
      '0 interceptor acting',
      '1 cruiser waiting',
      '0 cruiser waiting',
    ]);
  });

  test('ships that are destroyed do not wait any more', () => {
    const table = battlefield()
      .ships(1, field, { interceptor: 1 })
      .ships(0, field, { interceptor: 1, cruiser: 1 })
      .dice('burst', 'blank')
      .from('combat');
    table.answer('interceptor:0');
    expect(order(table)).toEqual(['1 interceptor done', '0 cruiser acting']);
  });
});

test('a die is assigned, waits, has been used, or misses', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 3 })
    .ships(0, field, { interceptor: 1, cruiser: 1 })
    .dice('burst', 5, 'burst')
    .from('combat');
  expect(diceStates(seen(table), true)).toEqual(['now', 'miss', 'hit']);
  expect(diceStates(seen(table), false)).toEqual(['hit', 'miss', 'hit']);
  table.answer('cruiser:0');
  expect(diceStates(seen(table), true)).toEqual(['used', 'miss', 'now']);
});

test('what hits: a burst always, a blank never, a number with computer and shield from 6', () => {
  expect([isHit('burst', 0, 9), isHit('blank', 9, 0), isHit(4, 3, 1), isHit(4, 2, 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([leastToHit(0, 0), leastToHit(1, 0), leastToHit(3, 1), leastToHit(9, 0), leastToHit(2, 3)]).toEqual([
    null,
    5,
    4,
    2,
    null,
  ]);
});
