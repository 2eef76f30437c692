/** Which part of a board is seen: pure figures, so that zooming and dragging can be tested without a screen. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of space in units of the drawing: where it begins, and how large it is. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Camera {
  /** The point of the drawing in the middle of the stage. */
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole board. */
  readonly zoom: number;
}

const NEAREST = 6;
/** The part of the stage that what is brought into sight may fill. */
const FRAME = 0.86;

export function wholeBoard(board: Box): Camera {
  return { x: board.x + board.width / 2, y: board.y + board.height / 2, zoom: 1 };
}

/** The board from its upper to its lower edge, as near as that is: what does not fit in width is beyond the edges. */
export function wholeHeight(board: Box, stage: Size, middle: number): Camera {
  const zoom = within(stage.height / board.height / fitting(board, stage));
  return keepInside({ ...wholeBoard(board), x: middle, zoom }, board, stage);
}

/** A stage that changed its size shows things as large as before. */
export function onChangedStage(camera: Camera, board: Box, before: Size, stage: Size): Camera {
  const zoom = Math.max(1, (camera.zoom * fitting(board, before)) / fitting(board, stage));
  return keepInside({ ...camera, zoom }, board, stage);
}

/** A board that changed its size moves nothing that is looked at closely; who looks at all of it sees all of the new one. */
export function onChangedBoard(camera: Camera, before: Size, board: Box, stage: Size): Camera {
  if (camera.zoom === 1) return wholeBoard(board);
  const zoom = within((camera.zoom * fitting(before, stage)) / fitting(board, stage));
  return keepInside({ ...camera, zoom }, board, stage);
}

/** Pixels of the stage per unit of a board that is seen as a whole. */
function fitting(board: Size, stage: Size): number {
  return Math.min(stage.width / board.width, stage.height / board.height);
}

const within = (zoom: number): number => Math.min(NEAREST, Math.max(1, zoom));

/** Pixels of the stage per unit of the board. */
export function scaleOf(camera: Camera, board: Size, stage: Size): number {
  return fitting(board, stage) * camera.zoom;
}

export function viewBoxOf(camera: Camera, board: Size, stage: Size): Box {
  const scale = scaleOf(camera, board, stage);
  const width = stage.width / scale;
  const height = stage.height / scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Zooms so that the point of the board under the given pixel stays there. */
export function zoomAt(camera: Camera, factor: number, pixel: { x: number; y: number }, board: Box, stage: Size) {
  const zoom = within(camera.zoom * factor);
  const before = scaleOf(camera, board, stage);
  const after = scaleOf({ ...camera, zoom }, board, stage);
  const fromMiddle = { x: pixel.x - stage.width / 2, y: pixel.y - stage.height / 2 };
  const moved = {
    zoom,
    x: camera.x + fromMiddle.x / before - fromMiddle.x / after,
    y: camera.y + fromMiddle.y / before - fromMiddle.y / after,
  };
  return keepInside(moved, board, stage);
}

/** Moves the board with a finger that went so many pixels. */
export function dragBy(camera: Camera, pixels: { x: number; y: number }, board: Box, stage: Size): Camera {
  const scale = scaleOf(camera, board, stage);
  const moved = { ...camera, x: camera.x - pixels.x / scale, y: camera.y - pixels.y / scale };
  return keepInside(moved, board, stage);
}

/** A board never leaves the stage; one that fits stays in the middle. */
function keepInside(camera: Camera, board: Box, stage: Size): Camera {
  const seen = viewBoxOf(camera, board, stage);
  return {
    ...camera,
    x: board.x + clampMiddle(camera.x - board.x, seen.width, board.width),
    y: board.y + clampMiddle(camera.y - board.y, seen.height, board.height),
  };
}

function clampMiddle(middle: number, seen: number, whole: number): number {
  if (seen >= whole) return whole / 2;
  return Math.min(whole - seen / 2, Math.max(seen / 2, middle));
}

/** Whether a part of space can be seen as a whole. */
export function isInSight(part: Box, camera: Camera, board: Size, stage: Size): boolean {
  const seen = viewBoxOf(camera, board, stage);
  // What lies at the very edge is seen, whatever the figures are rounded to.
  const hair = seen.width * 1e-9;
  return (
    part.x >= seen.x - hair &&
    part.y >= seen.y - hair &&
    part.x + part.width <= seen.x + seen.width + hair &&
    part.y + part.height <= seen.y + seen.height + hair
  );
}

/** Brings a part of space into sight: no nearer than before, and not farther than it needs. */
export function bringIntoSight(part: Box, camera: Camera, board: Box, stage: Size): Camera {
  if (isInSight(part, camera, board, stage)) return camera;
  const scale = Math.min(FRAME * fitting(part, stage), scaleOf(camera, board, stage));
  const zoom = within(scale / fitting(board, stage));
  return keepInside({ x: part.x + part.width / 2, y: part.y + part.height / 2, zoom }, board, stage);
}

/** The way from one part of space to another, at a share of the time. */
export function between(from: Box, to: Box, share: number): Box {
  const eased = 1 - (1 - share) ** 3;
  const mix = (start: number, end: number) => start + (end - start) * eased;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

/** A board that shall not be shown larger than so many pixels per unit gets room around it. */
export function withRoom(board: Box, stage: Size, most: number): Box {
  const factor = fitting(board, stage) / most;
  if (factor <= 1) return board;
  const [width, height] = [board.width * factor, board.height * factor];
  return { x: board.x - (width - board.width) / 2, y: board.y - (height - board.height) / 2, width, height };
}
