import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, BadPatch } from '../protocol/patch.ts';
import { diff } from './patch.ts';

/** JSON has no -0; views never hold one. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const small = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 2 }),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), { noNullPrototype: true }),
  ),
})).node;

test('a patch turns the view before into the view after, and survives JSON', () => {
  const holds = (before: unknown, after: unknown) => {
    const kept = JSON.stringify(before);
    const patch = JSON.parse(JSON.stringify(diff(before, after)));
    expect(applyPatch(before, patch)).toEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  };
  fc.assert(fc.property(json, json, holds));
  fc.assert(fc.property(small, small, holds), { numRuns: 1000 });
});

test('a view that did not change needs no patch', () => {
  fc.assert(
    fc.property(json, (view) => {
      expect(diff(view, structuredClone(view))).toEqual([]);
    }),
  );
});

test('a card out of the middle of a hand is one small change', () => {
  expect(diff({ hand: ['a', 'b', 'c'] }, { hand: ['a', 'c'] })).toEqual([[['hand', 1]]]);
  expect(diff({ hand: ['a'] }, { hand: ['a', 'c'] })).toEqual([[['hand', 1], 'c']]);
  expect(diff({ power: 1, gone: 2 }, { power: 3 })).toEqual([[['power'], 3], [['gone']]]);
});

test('a patch that does not fit is refused', () => {
  expect(() => applyPatch({ a: 1 }, [[['a', 'b'], 1]])).toThrow(BadPatch);
  expect(() => applyPatch([1], [[[5], 1]])).toThrow(BadPatch);
});
