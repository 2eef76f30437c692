import type { GameJson } from '@orrery/server/protocol';
import { useMemo } from 'react';
import type { GameRenderer } from '../games/renderer.ts';
import type { Box } from './camera.ts';

/** Where the board is now: the same object as long as it does not grow, so that the camera stays where it is. */
export function useBoardBox({ boardBox }: GameRenderer, view: GameJson): Box {
  const { x, y, width, height } = boardBox(view);
  return useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
}
