import { tables } from '@orrery/arcs';
import { describe, expect, test } from 'vitest';
import {
  boxOf,
  type Cell,
  dialWidth,
  drawnAspect,
  largestShips,
  type MapLayout,
  mapLayout,
  ovalOf,
  planetRadius,
  slotRadius,
} from './geometry.ts';
import { item, pack } from './packing.ts';
import { distanceToBorder, GRID, holds, isInside, ovalRadius } from './shape.ts';

/** A phone, a square, a window with the dock open, two screens, and as wide as it gets. */
const aspects = [0.9, 1, 1.2, 1.38, 1.5, 1.58, 1.7] as const;

const layouts = tables.setupCards.flatMap(({ id, outOfPlay, neighbours }) =>
  aspects.map((aspect) => {
    return { id, aspect, outOfPlay, neighbours, layout: mapLayout(tables.systems, outOfPlay, neighbours, aspect) };
  }),
);

const cellOf = ({ cells }: MapLayout, id: string): Cell => cells.find((cell) => cell.id === id)!;

/** How far clockwise from the top of the board, in turns. */
const turn = (angle: number): number => ((((angle + Math.PI / 2) / (2 * Math.PI)) % 1) + 1) % 1;

describe.each(layouts)('the map of $id at $aspect', ({ outOfPlay, neighbours, layout }) => {
  test('draws every system in play once, and every cluster out of play as a void', () => {
    const inPlay = tables.systems.filter(({ cluster }) => !(outOfPlay as readonly number[]).includes(cluster));
    expect(layout.cells.map(({ id }) => id).sort()).toEqual(inPlay.map(({ id }) => id).sort());
    expect(layout.voids.map(({ cluster }) => cluster)).toEqual([...outOfPlay]);
  });

  test('lays arrow, crescent and hex of a cluster out clockwise, outside its gate', () => {
    for (const gate of layout.cells.filter(({ symbol }) => symbol === 'gate')) {
      const [arrow, crescent, hex] = ['arrow', 'crescent', 'hex'].map((symbol) =>
        cellOf(layout, `${gate.cluster}-${symbol}`),
      );
      expect(arrow!.angle).toBeLessThan(crescent!.angle);
      expect(crescent!.angle).toBeLessThan(hex!.angle);
      for (const planet of [arrow!, crescent!, hex!]) {
        const { oval } = layout;
        const far = Math.hypot(planet.heart.x - oval.centre.x, planet.heart.y - oval.centre.y);
        const near = Math.hypot(gate.heart.x - oval.centre.x, gate.heart.y - oval.centre.y);
        expect(far).toBeGreaterThan(near);
      }
    }
  });

  test('puts the clusters in the order of their numbers around the centre', () => {
    const gates = layout.cells.filter(({ symbol }) => symbol === 'gate');
    const turns = gates.map(({ angle }) => turn(angle + 1e-6));
    expect([...turns].sort((a, b) => a - b)).toEqual(turns);
  });

  test('keeps planets and building slots inside their system and apart from each other', () => {
    for (const cell of layout.cells.filter(({ symbol }) => symbol !== 'gate')) {
      expect(holds(cell.polygon, { at: cell.heart, radius: planetRadius * layout.scale })).toBe(true);
      const row = tables.systems.find(({ id }) => id === cell.id)!;
      expect(cell.slots).toHaveLength(row.slots);
      for (const slot of cell.slots) {
        expect(holds(cell.polygon, { at: slot, radius: slotRadius * layout.scale })).toBe(true);
        const apart = Math.hypot(slot.x - cell.heart.x, slot.y - cell.heart.y);
        expect(apart).toBeGreaterThan((planetRadius + slotRadius * 0.8) * layout.scale);
      }
    }
  });

  test('has room for the fresh and damaged ships of four seats in every system', () => {
    for (const cell of layout.cells) {
      const { scale, at } = pack(cell.room, 8, largestShips);
      expect(at).toHaveLength(8);
      expect(scale, `${cell.id} has little room`).toBeGreaterThan(0.48);
      for (const point of at) {
        expect(isInside(cell.polygon, point)).toBe(true);
        expect(distanceToBorder(cell.polygon, point)).toBeGreaterThan((item.height * scale) / 2 - GRID);
      }
    }
  });

  test('walls off the planets of neighbouring clusters except where ships may pass (map.3)', () => {
    const passes = [
      ['2-hex', '3-arrow'],
      ['5-hex', '6-arrow'],
    ] as const;
    const open = passes.filter(([a, b]) => neighbours[a].some((id) => id === b));
    expect(layout.barriers.match(/M/g)).toHaveLength(6 - open.length);
  });

  test('bridges every stretch of clusters out of play (setup.7)', () => {
    const starts = outOfPlay.filter((cluster) => !(outOfPlay as readonly number[]).includes(((cluster + 4) % 6) + 1));
    expect(layout.bridges).toHaveLength(starts.length);
  });

  test('marks a crossing for every two systems in play that touch', () => {
    const pairs = layout.cells.flatMap(({ id }) => neighbours[id].filter((other) => other > id));
    const passes = pairs.filter((other) => other === '3-arrow' || other === '6-arrow').length;
    const marks = layout.crossings.match(/M/g)?.length ?? 0;
    const extra =
      2 *
      layout.cells
        .filter(({ id }) => id === '2-hex' || id === '5-hex')
        .filter(({ id }) => neighbours[id].some((other) => other === '3-arrow' || other === '6-arrow')).length;
    expect(passes).toBeGreaterThanOrEqual(0);
    expect(marks - extra + layout.bridges.length).toBe(pairs.length);
  });

  test('stays on the board', () => {
    const { width, height } = boxOf(layout.oval);
    const { centre } = layout.oval;
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.05) {
      const radius = ovalRadius(layout.oval, angle) + dialWidth;
      const [x, y] = [centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)];
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
  });
});

describe('the shape of the map', () => {
  test.each([
    [992, 628, 0.65],
    [1120, 808, 0.784],
    [390, 412, 0.325],
  ])('a stage of %i × %i shows the whole map at %f pixels a unit', (width, height, scale) => {
    const box = boxOf(ovalOf(drawnAspect(width / height)));
    expect(Math.min(width / box.width, height / box.height)).toBeCloseTo(scale, 2);
  });

  test('its area is the same whatever its shape, and beyond the limits it stays as it is', () => {
    const area = ({ half }: ReturnType<typeof ovalOf>) => half.x * half.y;
    for (let aspect = 0.98; aspect <= 1.6; aspect += 0.02) {
      const { width, height } = boxOf(ovalOf(aspect));
      expect(width / height).toBeCloseTo(aspect, 6);
      expect(area(ovalOf(aspect))).toBeCloseTo(area(ovalOf(1.5)), 3);
    }
    expect(drawnAspect(0.5)).toBe(drawnAspect(0.98));
    expect(drawnAspect(3)).toBe(drawnAspect(1.6));
  });

  test('a window a pixel wider or narrower has the same map', () => {
    expect(drawnAspect(1120 / 808)).toBe(drawnAspect(1121 / 808));
  });
});
