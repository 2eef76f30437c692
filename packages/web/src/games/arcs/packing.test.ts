import { describe, expect, test } from 'vitest';
import { item, pack } from './packing.ts';
import { spaceIn, without } from './shape.ts';

const square = (side: number) => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: side },
  { x: 0, y: side },
];

describe('packing', () => {
  const space = spaceIn(square(300), 0);

  test('one thing lies in the middle, as large as allowed', () => {
    const { scale, at } = pack(space, 1, 1.25);
    expect(scale).toBe(1.25);
    expect(Math.hypot(at[0]!.x - 150, at[0]!.y - 150)).toBeLessThan(item.height);
  });

  test('many things shrink until all fit, and none overlap', () => {
    const { scale, at } = pack(space, 40, 1.25);
    expect(at).toHaveLength(40);
    expect(scale).toBeLessThan(1);
    for (const a of at)
      for (const b of at)
        if (a !== b) {
          const isBeside = Math.abs(a.x - b.x) >= item.width * scale - 0.01;
          const isBelow = Math.abs(a.y - b.y) >= item.height * scale - 0.01;
          expect(isBeside || isBelow).toBe(true);
        }
  });

  test('things stay clear of what is taken', () => {
    const planet = { at: { x: 150, y: 70 }, radius: 60 };
    const { at } = pack(without(spaceIn(square(300), 0), [planet]), 3, 1);
    for (const { x, y } of at) expect(Math.hypot(x - 150, y - 70)).toBeGreaterThan(60);
  });

  test('nothing needs no room', () => {
    expect(pack(space, 0, 1.25).at).toEqual([]);
  });
});
