import { tables } from '@orrery/eclipse';
import { expect, test } from 'vitest';
import { lookedAt, lookIn, placeAnswers, placementsIn, planOf, usualPlacement } from './placing.ts';

const option = (id: string, ...joined: string[]) => ({
  id,
  label: { key: 'any', args: { joined } },
  target: 'zone:1,1',
});
const placements = placementsIn([
  option('place:203:1', 'sector/201'),
  option('place:203:4', 'sector/201', 'sector/202'),
  option('place:204:0', 'sector/201'),
  option('discard'),
]);

test('the turning that joins most sectors is shown first, of the sector revealed last', () => {
  expect(usualPlacement(placements)?.id).toBe('place:204:0');
  expect(usualPlacement(placements, '203')?.id).toBe('place:203:4');
});

test('what is looked at is shown, as long as it is offered', () => {
  expect(lookedAt(placements, { sector: '203', rotation: 1 })?.id).toBe('place:203:1');
  expect(lookedAt(placements, { sector: '203', rotation: 2 })?.id).toBe('place:203:4');
  expect(lookedAt(placements, null)?.id).toBe('place:204:0');
  expect(lookIn(planOf({ sector: '203', rotation: 1 }))).toEqual({ sector: '203', rotation: 1 });
  expect(lookIn({ kind: 'build' })).toBeNull();
});

test('control and colony ships follow at once, where they are asked for', () => {
  const [first] = placementsIn([option('place:106:0')]);
  expect(placeAnswers(tables, first!, { takesControl: null, ships: 3 })).toEqual(['place:106:0']);
  expect(placeAnswers(tables, first!, { takesControl: false, ships: 3 })).toEqual(['place:106:0', '?leave']);
  expect(placeAnswers(tables, first!, { takesControl: true, ships: 1 })).toEqual([
    'place:106:0',
    '?control',
    '?colony-ship:106:0:materials',
  ]);
});
