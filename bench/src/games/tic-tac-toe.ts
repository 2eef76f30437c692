/** Tic-tac-toe, on our kernel and on boardgame.io. */
import { choose, type Game, type Option, type Rules, type Seat } from '@orrery/kernel';
import { INVALID_MOVE, type PeerGame, type PeerMove } from '../boardgame-io.ts';

export interface Board {
  cells: (Seat | null)[];
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const empty = (): Board => ({ cells: [null, null, null, null, null, null, null, null, null] });

function winner({ cells }: Board): Seat | null {
  for (const line of lines) {
    const seat = cells[line[0]] ?? null;
    if (seat !== null && seat === cells[line[1]] && seat === cells[line[2]]) return seat;
  }
  return null;
}

const isOver = (board: Board): boolean => winner(board) !== null || !board.cells.includes(null);

/** What `items` say of the free cells. */
function ofFreeCells<T>({ cells }: Board, items: readonly T[]): T[] {
  const list: T[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) list.push(items[cell] as T);
  return list;
}

const takeCell: readonly Option<number>[] = Array.from({ length: 9 }, (_, cell) => ({
  id: `cell:${cell}`,
  value: cell,
  label: { key: 'tic-tac-toe.cell', args: { cell } },
  target: `cell:${cell}`,
}));

const evenTheLast = { always: true };

function* play(board: Board): Rules<null> {
  for (let seat = 0; !isOver(board); seat = 1 - seat) {
    const cell = yield* choose(seat, 'tic-tac-toe.take', ofFreeCells(board, takeCell), evenTheLast);
    board.cells[cell] = seat;
  }
  return null;
}

export const ticTacToe: Game<Board, null> = {
  id: 'tic-tac-toe',
  version: 1,
  configure: () => null,
  seats: () => 2,
  initial: empty,
  firstPhase: 'play',
  phases: { play },
  view: ({ cells }) => ({ cells }),
  imagine() {},
  outcome(board) {
    const won = winner(board);
    return { winners: won === null ? [] : [won], scores: [0, 1].map((seat) => (seat === won ? 1 : 0)) };
  },
};

const peerMoves: readonly PeerMove[] = takeCell.map(({ value }) => ({ move: 'take', args: [value] }));

export const peerTicTacToe: PeerGame<Board> = {
  name: 'tic-tac-toe',
  setup: empty,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take({ G, playerID }, cell) {
      if (G.cells[cell as number] !== null) return INVALID_MOVE;
      G.cells[cell as number] = Number(playerID);
    },
  },
  endIf: ({ G }) => (isOver(G) ? { winner: winner(G) } : undefined),
  ai: { enumerate: (G) => ofFreeCells(G, peerMoves) },
};
