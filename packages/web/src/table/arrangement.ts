import type { GameRenderer } from '../games/renderer.ts';
import type { Size } from './camera.ts';

/** Boards that are hardly wider than high have the players at their left, the others above. */
const TALL = 1.15;

/** Where the parts of a table stand around its board: as the game says, else as the board's shape wants it. */
export function arrangementOf({ arrangement }: Pick<GameRenderer, 'arrangement'>, board: Size): 'tall' | 'wide' {
  return arrangement ?? (board.width / board.height < TALL ? 'tall' : 'wide');
}
