import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shared } from './shared.ts';

test('it says what came after, and parts that are alike are those from before', () => {
  const before = { sectors: { a: { ships: [1, 2] }, b: { ships: [] } }, round: 1 };
  const after = { sectors: { a: { ships: [1, 2] }, b: { ships: [3] } }, round: 1 };
  const result = shared(before, after);
  expect(result).toEqual(after);
  expect(result.sectors.a).toBe(before.sectors.a);
  expect(result.sectors.b).not.toBe(before.sectors.b);
});

test('all of it is the same object when nothing changed', () => {
  const before = { list: [{ a: 1 }, null], text: 'x' };
  expect(shared(before, structuredClone(before))).toBe(before);
});

test.each([
  [{ a: 1 }, { b: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  [{ a: undefined }, { b: undefined }],
])('%j does not stay %j', (before, after) => {
  expect(shared(before, after)).toStrictEqual(after);
});

test('whatever there was, what came after is told', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(JSON.stringify(shared(before, after))).toBe(JSON.stringify(after));
    }),
  );
});
