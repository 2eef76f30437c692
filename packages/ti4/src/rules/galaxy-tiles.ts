/** Catalogue: board-setup.2, board-setup.3, board-setup.8, board-setup.9. Stacks of tiles and where they may lie. */
import { shuffle } from '@orrery/kernel';
import { layouts, neighbourPositions, type PlayerCount, type Position, positions } from '../content/layouts.ts';
import { type SystemId, system, systemIds } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';

/** Tiles by position. */
export type Board = readonly (SystemId | undefined)[];

/** The tiles that lie in the galaxy so far. */
export function boardOf(g: Ti4): Board {
  const board: (SystemId | undefined)[] = positions.map(() => undefined);
  for (const id of systemIds) {
    const position = g.systems[id]?.position ?? null;
    if (position !== null) board[position] = id;
  }
  return board;
}

/** The tiles of a stack, shuffled face down. */
export function shuffledStack(g: Ti4, kind: 'blue' | 'red'): SystemId[] {
  return shuffle(
    g,
    systemIds.filter((id) => system(id).kind === kind),
  );
}

/** Positions that dealt tiles fill: neither the centre nor homes nor those this number of players leaves out. */
export function openPositions(players: PlayerCount): Position[] {
  const { homes, leftOut } = layouts[players];
  return [...positions.keys()].filter(
    (position) => position !== 0 && !leftOut.includes(position) && !homes.some((home) => home.position === position),
  );
}

/** How many neighbours a tile has there that it must not lie beside: anomalies, and the same wormhole. */
export function clashes(tile: SystemId, position: Position, board: Board): number {
  const { anomaly, wormholes } = system(tile);
  if (anomaly === null && wormholes.length === 0) return 0;
  let found = 0;
  for (const near of neighbourPositions(position)) {
    const other = board[near];
    if (other === undefined) continue;
    const beside = system(other);
    if (anomaly !== null && beside.anomaly !== null) found++;
    else if (wormholes.some((kind) => beside.wormholes.includes(kind))) found++;
  }
  return found;
}
