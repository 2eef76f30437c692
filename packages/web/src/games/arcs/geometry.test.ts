import { tables } from '@orrery/arcs';
import { describe, expect, test } from 'vitest';
import {
  boardSize,
  type Cell,
  dialWidth,
  type MapLayout,
  mapLayout,
  oval,
  planetRadius,
  slotRadius,
} from './geometry.ts';
import { item, pack } from './packing.ts';
import { distanceToBorder, GRID, holds, isInside, ovalRadius } from './shape.ts';

const layouts = tables.setupCards.map(({ id, outOfPlay, neighbours }) => ({
  id,
  outOfPlay,
  neighbours,
  layout: mapLayout(tables.systems, outOfPlay, neighbours),
}));

const cellOf = ({ cells }: MapLayout, id: string): Cell => cells.find((cell) => cell.id === id)!;

/** How far clockwise from the top of the board, in turns. */
const turn = (angle: number): number => ((((angle + Math.PI / 2) / (2 * Math.PI)) % 1) + 1) % 1;

describe.each(layouts)('the map of $id', ({ outOfPlay, neighbours, layout }) => {
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
      const { scale, at } = pack(cell.room, 8, 1.25);
      expect(at).toHaveLength(8);
      expect(scale, `${cell.id} has little room`).toBeGreaterThan(0.55);
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
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.05) {
      const radius = ovalRadius(oval, angle) + dialWidth;
      const [x, y] = [oval.centre.x + radius * Math.cos(angle), oval.centre.y + radius * Math.sin(angle)];
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x).toBeLessThan(boardSize.width);
      expect(y).toBeLessThan(boardSize.height);
    }
  });
});
