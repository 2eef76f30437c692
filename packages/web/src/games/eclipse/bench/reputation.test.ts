import { expect, test } from 'vitest';
import { bestOf, exchangesIn } from './reputation.ts';

const options = (...ids: string[]) =>
  ids.map((id) => ({ id, label: { key: '' }, ...(id === 'keep:none' && { idle: true as const }) }));
const best = (...ids: string[]) => bestOf(exchangesIn(options(...ids)))?.id;

test('the best tile is kept', () => {
  expect(best('keep:none', 'keep:1', 'keep:4', 'keep:2')).toBe('keep:4');
});

test('on a full track the worst makes way, but not for a worse one', () => {
  expect(best('keep:none', 'keep:3:for:1', 'keep:3:for:2')).toBe('keep:3:for:1');
  expect(best('keep:none', 'keep:1:for:1', 'keep:1:for:2')).toBe('keep:none');
});

test('if one must go back, it is the worst', () => {
  expect(best('reputation:3', 'reputation:1', 'reputation:2')).toBe('reputation:1');
});
