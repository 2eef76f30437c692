import { expect, test } from 'vitest';
import { pathsThrough, placesIn } from './useAdvice.ts';

const label = { key: 'x' };
const step = (id: string, target?: string) => ({ id, label, prompt: label, ...(target !== undefined && { target }) });

test('a plan is drawn from place to place', () => {
  const places = placesIn({ steps: [step('move'), step('from', 'system:a'), step('to', 'system:b'), step('2')] });
  expect(places).toEqual(['system:a', 'system:b']);
  expect(pathsThrough(places)).toEqual([{ from: 'system:a', to: 'system:b' }]);
});

test('what is not on the map, or stays where it is, has no way', () => {
  expect(pathsThrough(['card:a', 'card:b'])).toEqual([]);
  expect(pathsThrough(['system:a', 'building:a.0'])).toEqual([]);
  expect(pathsThrough(['sector:1', 'sector:1'])).toEqual([]);
});
