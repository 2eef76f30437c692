import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  between,
  bringIntoSight,
  type Camera,
  dragBy,
  isInSight,
  onChangedBoard,
  onChangedStage,
  scaleOf,
  viewBoxOf,
  wholeBoard,
  wholeHeight,
  withRoom,
  zoomAt,
} from './camera.ts';

const board = { x: 0, y: 0, width: 1000, height: 800 };
/** The same board, after something was added at its upper left. */
const grown = { x: -400, y: -200, width: 1400, height: 1000 };
const stage = { width: 500, height: 500 };

test('fitting shows the whole board in the middle', () => {
  expect(viewBoxOf(wholeBoard(board), board, stage)).toEqual({ x: 0, y: -100, width: 1000, height: 1000 });
});

test('zooming keeps what is under the pointer there', () => {
  const camera = zoomAt({ x: 500, y: 400, zoom: 2 }, 1.5, { x: 300, y: 200 }, board, stage);
  const under = (seen: Camera) => {
    const box = viewBoxOf(seen, board, stage);
    return [box.x + (300 / 500) * box.width, box.y + (200 / 500) * box.height];
  };
  const [x = 0, y = 0] = under(camera);
  const [beforeX = 0, beforeY = 0] = under({ x: 500, y: 400, zoom: 2 });
  expect(x).toBeCloseTo(beforeX);
  expect(y).toBeCloseTo(beforeY);
});

test('who looks at the whole board sees the whole of one that grew', () => {
  expect(onChangedBoard(wholeBoard(board), board, grown, stage)).toEqual(wholeBoard(grown));
  expect(wholeBoard(grown)).toEqual({ x: 300, y: 300, zoom: 1 });
});

test('what is looked at closely stays where and as large as it is when the board grows or shrinks', () => {
  const near = { x: 400, y: 300, zoom: 3 };
  const later = onChangedBoard(near, board, grown, stage);
  expect(later).toMatchObject({ x: 400, y: 300 });
  expect(scaleOf(later, grown, stage)).toBeCloseTo(scaleOf(near, board, stage));
  expect(onChangedBoard(later, grown, board, stage)).toEqual({ ...near, zoom: expect.closeTo(3) });
});

test('a board that shrank is still on the stage', () => {
  const atTheEdge = { x: -300, y: -100, zoom: 3 };
  expect(onChangedBoard(atTheEdge, grown, board, stage)).toMatchObject({
    x: expect.closeTo(700 / 3),
    y: expect.closeTo(700 / 3),
  });
});

test('whatever is done, the board stays on the stage and the zoom within its limits', () => {
  const move = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), x: fc.integer({ min: 0, max: 500 }) }),
    fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      let camera = wholeBoard(board);
      for (const each of moves) {
        camera =
          'factor' in each
            ? zoomAt(camera, each.factor, { x: each.x, y: each.x }, board, stage)
            : dragBy(camera, { x: each.dx, y: each.dy }, board, stage);
        expect(camera.zoom).toBeGreaterThanOrEqual(1);
        expect(camera.zoom).toBeLessThanOrEqual(6);
        expect(camera.x).toBeGreaterThanOrEqual(0);
        expect(camera.x).toBeLessThanOrEqual(board.width);
        expect(camera.y).toBeGreaterThanOrEqual(0);
        expect(camera.y).toBeLessThanOrEqual(board.height);
      }
    }),
  );
});

test('what is asked about comes into sight, wherever it lies, and nothing moves when it is', () => {
  const share = fc.double({ min: 0, max: 0.8, noNaN: true });
  fc.assert(
    fc.property(share, share, fc.double({ min: 1, max: 6, noNaN: true }), (x, y, zoom) => {
      const part = { x: x * board.width, y: y * board.height, width: 0.2 * board.width, height: 0.2 * board.height };
      const camera = bringIntoSight(part, zoomAt(wholeBoard(board), zoom, { x: 0, y: 0 }, board, stage), board, stage);
      expect(isInSight(part, camera, board, stage)).toBe(true);
      expect(bringIntoSight(part, camera, board, stage)).toBe(camera);
    }),
  );
});

test('a small board gets room instead of being blown up', () => {
  expect(withRoom(board, stage, 1)).toBe(board);
  const roomy = withRoom(board, stage, 0.25);
  expect(scaleOf(wholeBoard(roomy), roomy, stage)).toBeCloseTo(0.25);
  expect(wholeBoard(roomy)).toEqual(wholeBoard(board));
});

test('a move of the camera begins and ends where it should', () => {
  expect(between(board, grown, 0)).toEqual(board);
  expect(between(board, grown, 1)).toEqual(grown);
});

test('a board that fits in height only begins at its middle, and shows nothing beyond its edges', () => {
  const narrow = { width: 200, height: 400 };
  const camera = wholeHeight(board, narrow, 300);
  expect(viewBoxOf(camera, board, narrow)).toEqual({ x: 100, y: 0, width: 400, height: 800 });
  expect(viewBoxOf(wholeHeight(board, narrow, 0), board, narrow).x).toBe(0);
});

test('on a stage that shrinks to a strip things stay as large as they were', () => {
  const strip = { width: 500, height: 100 };
  const camera = onChangedStage(wholeBoard(board), board, stage, strip);
  expect(scaleOf(camera, board, strip)).toBeCloseTo(scaleOf(wholeBoard(board), board, stage));
});
