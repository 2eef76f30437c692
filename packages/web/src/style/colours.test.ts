import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourOf, glyphOf } from '../app/seats.ts';
import { ciede2000, colourDistance, contrast, type Vision, visions } from './colours.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const seats = [0, 1, 2, 3, 4, 5];
const pairs = seats.flatMap((one) => seats.slice(one + 1).map((other) => [one, other] as const));
const kinds = Object.keys(visions) as Vision[];
const apart = (one: number, other: number, vision: Vision) => colourDistance(colourOf(one), colourOf(other), vision);

describe('distances of colours', () => {
  // From the test data that Sharma, Wu and Dalal have published with the formula.
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [56, -27, -3], 31.903],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
    [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as [[number, number, number], [number, number, number], number][])('%j and %j: %d', (one, other, distance) => {
    expect(ciede2000(one, other)).toBeCloseTo(distance, 4);
    expect(ciede2000(other, one)).toBeCloseTo(distance, 4);
  });

  test('red and green are alike without the cones that tell them apart', () => {
    expect(colourDistance('#c8321e', '#787814')).toBeGreaterThan(35);
    expect(colourDistance('#c8321e', '#787814', 'deuteranopia')).toBeLessThan(15);
    expect(colourDistance('#ffffff', '#000000', 'tritanopia')).toBeCloseTo(100, 1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });
});

describe('the colours of the seats', () => {
  test.each(kinds)('are told apart at a glance: %s', (vision) => {
    for (const [one, other] of pairs) expect(apart(one, other, vision), `${one + 1}–${other + 1}`).toBeGreaterThan(16);
  });

  test('stand out from every surface, and differ in their glyphs', () => {
    for (const seat of seats)
      for (const surface of ['#0b0f17', '#131a26', '#1a2333', '#151b27'])
        expect(contrast(colourOf(seat), surface), `${seat + 1} on ${surface}`).toBeGreaterThan(4.5);
    expect(new Set(seats.map(glyphOf)).size).toBe(seats.length);
  });

  test('are the same in the style sheet', () => {
    const tokens = read('./tokens.css');
    for (const seat of seats) expect(tokens).toContain(`--seat-${seat}: ${colourOf(seat)};`);
  });

  test('stand with their distances in the description of the design', () => {
    const rows = pairs.map(([one, other]) => {
      const cells = kinds.map((vision) => apart(one, other, vision).toFixed(1));
      return `| ${glyphOf(one)} ${glyphOf(other)} | ${cells.join(' | ')} |`;
    });
    expect(read('../../../../docs/design.md')).toContain(rows.join('\n'));
  });
});
