import { directions } from '@orrery/eclipse/figures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Level } from '../../renderer.ts';
import { edgeAt } from '../geometry.ts';
import type { SectorView, ShipView } from '../model.ts';
import { fleetsIn } from './fleets.ts';
import { beyond, type Content, type FootMark, layout, type Mark, overlap, type PlateMark } from './layout.ts';

const sector = (ships: readonly ShipView[], more: Partial<SectorView> = {}): SectorView => ({
  ...{ q: 0, r: 0, rotation: 0, discovery: false, owner: null, cubes: [], orbital: null },
  ...{ monolith: false, warpPortal: null, arrivals: [] },
  ...more,
  ships: [...ships],
});

const content = (ships: readonly ShipView[], more: Partial<Content> = {}): Content => ({
  fleets: fleetsIn('203', sector(ships), true),
  ...{ squares: 3, lit: new Set(), foot: ['disc'] as const, hasArtifact: false, hasPortal: false },
  ...more,
});

const types = ['interceptor', 'cruiser', 'dreadnought', 'starbase'] as const;
const supply = { interceptor: 8, cruiser: 4, dreadnought: 2, starbase: 4 };

/** Fleets as large as the supply allows, whole and damaged. */
const anyShips = fc
  .array(
    fc.record({
      owner: fc.oneof(
        { weight: 6, arbitrary: fc.nat(5) as fc.Arbitrary<ShipView['owner']> },
        { weight: 1, arbitrary: fc.constantFrom<ShipView['owner']>('ancient', 'guardian', 'gcds') },
      ),
      type: fc.constantFrom(...types),
      count: fc.integer({ min: 1, max: 8 }),
      hurt: fc.nat(2),
    }),
    { maxLength: 9 },
  )
  .map((all) =>
    all.flatMap(({ owner, type, count, hurt }): ShipView[] =>
      Array.from({ length: Math.min(count, supply[type]) }, (_, i) => ({
        owner,
        type: typeof owner === 'number' ? type : owner,
        damage: i < hurt ? 1 : 0,
      })),
    ),
  );

const feet: readonly FootMark[] = ['disc', 'orbital', 'monolith', 'discovery'];

const anyContent = fc
  .record({
    ships: anyShips,
    isSplit: fc.boolean(),
    squares: fc.nat(6),
    lit: fc.subarray<number | 'orbital'>([0, 1, 2, 3, 4, 5, 'orbital']),
    isLit: fc.boolean(),
    foot: fc.subarray([...feet]),
    hasArtifact: fc.boolean(),
    hasPortal: fc.boolean(),
  })
  .map(
    ({ ships, isSplit, squares, lit, isLit, ...more }): Content => ({
      ...more,
      squares,
      fleets: fleetsIn('203', sector(ships), isSplit),
      lit: new Set(lit.filter((each) => isLit && (each === 'orbital' || each < squares))),
    }),
  );

/** Where wormholes may be, which belong to the edges. */
const wormholes = (level: Level): Mark[] =>
  [...directions.keys()].map((direction) => {
    const r = level === 'far' ? 10.5 : 14;
    return { use: 'points', ...edgeAt(direction), width: 2 * r, height: 2 * r };
  });

const isPlate = (mark: Mark): mark is PlateMark => mark.use === 'plate';

describe.each(['far', 'middle', 'near'] as const)('seen from %s', (level) => {
  test('nothing lies over anything else, nothing leaves the hex', () => {
    fc.assert(
      fc.property(anyContent, (each) => {
        const marks = layout(each, level);
        for (const mark of marks) if (!(beyond(mark) <= 0.5)) throw new Error(`${mark.use} lies outside`);
        const all = [...marks, ...wormholes(level)];
        for (const [i, a] of marks.entries())
          for (const b of all.slice(i + 1))
            if (overlap(a, b) > 3) throw new Error(`${a.use} lies ${overlap(a, b)} over ${b.use}`);
      }),
      { numRuns: 10_000 },
    );
  });

  test('every stack of ships answers to the pointer, beside the others on its plate', () => {
    fc.assert(
      fc.property(anyContent, (each) => {
        const plates = layout(each, level).filter(isPlate);
        const shown = plates.flatMap(({ groups }) => groups.map(({ stack }) => stack.key));
        expect(shown.toSorted()).toEqual(each.fleets.flatMap(({ stacks }) => stacks.map(({ key }) => key)).toSorted());
        for (const { groups, width, scale } of plates)
          for (const [i, { reach, count }] of groups.entries()) {
            expect(reach.x).toBeGreaterThanOrEqual(-width / scale / 2 - 0.1);
            expect(reach.x + reach.width).toBeLessThanOrEqual(width / scale / 2 + 3);
            const next = groups[i + 1];
            if (next) expect(reach.x + reach.width).toBeLessThanOrEqual(next.reach.x + 0.1);
            if (count !== null) expect(count).toBeLessThanOrEqual(width / scale / 2 + 0.1);
          }
      }),
      { numRuns: 1000 },
    );
  });
});

const ship = (owner: ShipView['owner'], type: ShipView['type'], damage = 0): ShipView => ({ owner, type, damage });
const platesOf = (each: Content, level: Level): PlateMark[] => layout(each, level).filter(isPlate);

describe('ships', () => {
  test('of one owner are larger than those of two, and the defender stands above', () => {
    const [alone] = platesOf(content([ship(0, 'cruiser')]), 'middle');
    const both = platesOf(content([ship(1, 'cruiser'), ship('ancient', 'ancient')]), 'middle');
    expect(alone?.scale).toBeCloseTo(1.3);
    expect(both.map(({ owner, scale, y }) => [owner, scale, y])).toEqual([
      [1, 1, -17],
      ['ancient', 1, 16],
    ]);
  });

  test('that do not fit a row stand in two, never smaller', () => {
    const ships = types.flatMap((type) => [ship(0, type), ship(0, type)]);
    const plates = platesOf(content(ships), 'middle');
    expect(plates.map(({ groups, scale }) => [groups.length, scale])).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test('of four kinds of two owners have room for their numbers: as many as fit, the strongest first, and the others summed up', () => {
    const fleet = (owner: number) => types.flatMap((type) => Array.from({ length: 2 }, () => ship(owner, type)));
    const middle = platesOf(content([...fleet(0), ...fleet(1)]), 'middle');
    expect(middle.map(({ groups, rest }) => [groups.filter(({ size }) => size > 0).length, rest?.total])).toEqual([
      [2, 4],
      [2, 4],
    ]);
    expect(middle[0]?.groups.map(({ stack }) => stack.type)).toEqual([
      'dreadnought',
      'cruiser',
      'interceptor',
      'starbase',
    ]);
    const single = platesOf(content(types.flatMap((type) => [ship(0, type), ship(1, type)])), 'middle');
    const near = platesOf(content([...fleet(0), ...fleet(1)]), 'near');
    for (const plates of [single, near])
      expect(plates.map(({ groups, rest }) => [groups.filter(({ size }) => size > 0).length, rest])).toEqual([
        [4, null],
        [4, null],
      ]);
  });

  test.each([
    ['middle', 24, 15],
    ['near', 20, 10],
  ] as const)(
    'seen from %s are never smaller than can be read, and no number lies on a ship',
    (level, least, digit) => {
      fc.assert(
        fc.property(anyContent, (each) => {
          const plates = platesOf(each, level).filter(({ sum }) => sum === null);
          for (const { groups, scale, width, rest } of plates) {
            expect(scale).toBeGreaterThanOrEqual(1);
            const drawn = groups.filter(({ size }) => size > 0);
            for (const [i, { x, size, count, stack, figures }] of drawn.entries()) {
              expect(size).toBeGreaterThanOrEqual(least);
              const digits = String(stack.count).length;
              if (count !== null) expect(count - digits * digit).toBeGreaterThanOrEqual(x + size / 2 - 0.1);
              const next = drawn[i + 1];
              if (next && figures === null)
                expect(next.x - next.size / 2).toBeGreaterThanOrEqual((count ?? x + size / 2) - 0.1);
            }
            const last = drawn.at(-1);
            if (!rest || !last) continue;
            const from = rest.count - (String(rest.total).length + 1) * digit;
            expect(from).toBeGreaterThanOrEqual((last.count ?? last.x + last.size / 2) - 0.1);
            expect(rest.count).toBeLessThanOrEqual(width / scale / 2);
          }
        }),
        { numRuns: 2000 },
      );
    },
  );

  test('of three owners are summed up, and so they are from afar', () => {
    const ships = [ship(0, 'cruiser'), ship(0, 'interceptor'), ship(1, 'cruiser'), ship(2, 'cruiser')];
    for (const level of ['middle', 'far'] as const)
      expect(platesOf(content(ships), level).map(({ sum }) => sum?.total)).toEqual([2, 1, 1]);
  });

  test('show their figures when they are near and few', () => {
    const near = platesOf(content([ship(0, 'cruiser'), ship(0, 'interceptor')]), 'near');
    expect(near[0]?.groups.every(({ figures }) => figures !== null)).toBe(true);
    const middle = platesOf(content([ship(0, 'cruiser')]), 'middle');
    expect(middle[0]?.groups[0]?.figures).toBeNull();
  });
});

test('squares are drawn from afar only when they can be picked', () => {
  const squares = (lit: readonly number[]) =>
    layout(content([], { lit: new Set(lit) }), 'far').filter(({ use }) => use === 'square').length;
  expect([squares([]), squares([0, 2])]).toEqual([0, 2]);
  expect(layout(content([]), 'middle').filter(({ use }) => use === 'square')).toHaveLength(3);
});
