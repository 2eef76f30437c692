import { expect, test } from 'vitest';
import { continued, nothingTold } from './story.ts';

const event = (seq: number, key: string, args = {}) => ({ seq, key: `eclipse.${key}`, args });
const battle = [event(1, 'battle'), event(2, 'rolls'), event(3, 'draws-reputation')];

test('a story holds the steps of battles and nothing else', () => {
  expect(continued(nothingTold, battle, 0).steps.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('what an undo takes back is not told any more', () => {
  const told = continued(nothingTold, battle, 0);
  expect(continued(told, [event(2, 'starts-retreat')], 0).steps.map(({ key }) => key)).toEqual([
    'eclipse.battle',
    'eclipse.starts-retreat',
  ]);
});

test('the battles of the last round can be looked at until I act', () => {
  const told = continued(nothingTold, [...battle, event(4, 'round')], 0);
  expect(told.steps).toHaveLength(2);
  const later = continued(told, [event(5, 'acts', { seat: 'seat/1' })], 0);
  expect(later.steps).toHaveLength(2);
  expect(continued(later, [event(6, 'passes', { seat: 'seat/0' })], 0).steps).toEqual([]);
  expect(continued(later, [event(6, 'battle')], 0).steps.map(({ seq }) => seq)).toEqual([6]);
});
