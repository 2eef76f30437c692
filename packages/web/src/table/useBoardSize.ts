import type { GameJson } from '@orrery/server/protocol';
import { useMemo } from 'react';
import type { GameRenderer } from '../games/renderer.ts';
import type { Size } from './camera.ts';

/** How large the board is now: the same object as long as it does not grow, so that the camera stays where it is. */
export function useBoardSize({ boardSize }: GameRenderer, view: GameJson): Size {
  const { width, height } = boardSize(view);
  return useMemo(() => ({ width, height }), [width, height]);
}
