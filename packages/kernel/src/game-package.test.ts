import { expect, test } from 'vitest';
import { idsUnder } from './game-package.ts';

test('texts list what they name, in their order', () => {
  const texts = { 'name.card/b': 'B', 'text.card/b': 'Does b.', 'name.card/a': 'A', 'name.cards/c': 'C' } as const;
  const ids: readonly ('a' | 'b')[] = idsUnder(texts, 'name.card/');
  expect(ids).toEqual(['b', 'a']);
});
