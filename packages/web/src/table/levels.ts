/** How near the camera is, by the size of things on the screen. */
import type { Level, Levels } from '../games/renderer.ts';

/** Pixels that a thing must grow or shrink beyond the border of a level, so that nothing flickers there. */
const SLACK = 6;

/** The level for something of this height in pixels, coming from another one. */
export function levelAt(height: number, { middle, near }: Levels, before: Level | null): Level {
  const [up, down] = before === null ? [0, 0] : [SLACK, -SLACK];
  if (height >= near + (before === 'near' ? down : up)) return 'near';
  if (height >= middle + (before === 'far' ? up : down)) return 'middle';
  return 'far';
}
