/** Catalogue: board-setup.2, board-setup.3, board-setup.8, board-setup.9. Stacks of tiles and where they may lie. */
import { shuffle } from '@orrery/kernel';
import { layouts, neighbourPositions, type Position, positions } from '../content/layouts.ts';
import { type SystemId, system, systemIds } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';

/** The tiles of a stack, shuffled face down (board-setup.2, board-setup.3). */
export function shuffledStack(g: Ti4, kind: 'blue' | 'red'): SystemId[] {
  return shuffle(
    g,
    systemIds.filter((id) => system(id).kind === kind),
  );
}

/** Positions that dealt tiles fill: neither the centre nor homes nor those this number of players leaves out. */
export function openPositions(g: Ti4): Position[] {
  const { homes, leftOut } = layouts[g.config.players];
  return [...positions.keys()].filter(
    (position) => position !== 0 && !leftOut.includes(position) && !homes.some((home) => home.position === position),
  );
}

/** How many neighbours a tile would have there that it must not lie beside: anomalies, and the same wormhole. */
export function clashes(tile: SystemId, position: Position, board: ReadonlyMap<Position, SystemId>): number {
  let found = 0;
  for (const near of neighbourPositions(position)) {
    const other = board.get(near);
    if (other !== undefined && clash(tile, other)) found++;
  }
  return found;
}

function clash(a: SystemId, b: SystemId): boolean {
  const [one, other] = [system(a), system(b)];
  if (one.anomaly !== null && other.anomaly !== null) return true;
  return one.wormholes.some((kind) => other.wormholes.includes(kind));
}
