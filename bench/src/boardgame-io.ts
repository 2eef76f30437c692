/** The peer we compare with, as far as we call it. Its reducer is what its own benchmark measures. */
import type { Random } from '@orrery/kernel';
import { requirePeer } from './boardgame-io-install.ts';

export interface PeerGame<G> {
  readonly name: string;
  setup(): G;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  readonly moves: { readonly [name: string]: (context: { G: G; playerID: string }, ...args: number[]) => unknown };
  endIf(context: { G: G }): unknown;
  readonly ai: { enumerate(G: G, ctx: PeerContext, playerID: string): PeerMove[] };
}

export interface PeerMove {
  readonly move: string;
  readonly args: number[];
}

interface PeerContext {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

export interface PeerState<G> {
  readonly G: G;
  readonly ctx: PeerContext;
  /** The log of the last action; the server appends it to the match's log. */
  readonly deltalog?: readonly unknown[];
}

interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: number[]; readonly playerID: string };
}

interface Internal {
  CreateGameReducer<G>(settings: { game: PeerGame<G> }): (state: PeerState<G>, action: MakeMove) => PeerState<G>;
  InitializeGame<G>(settings: { game: PeerGame<G>; numPlayers: number }): PeerState<G>;
}

/** What a move gives back that may not be made (`INVALID_MOVE` of boardgame.io/core). */
export const INVALID_MOVE = 'INVALID_MOVE';

/** Plays a game by random legal moves. `onMove` sees the state that would be stored after each. */
export function peerPlayer<G>(game: PeerGame<G>, numPlayers: number) {
  const { CreateGameReducer, InitializeGame } = requirePeer<Internal>('internal');
  const reducer = CreateGameReducer({ game });
  return (random: Random, onMove?: (state: PeerState<G>) => void): PeerState<G> => {
    let state = InitializeGame({ game, numPlayers });
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const legal = game.ai.enumerate(state.G, state.ctx, playerID);
      const { move, args } = legal[random.below(legal.length)] as PeerMove;
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
      onMove?.(state);
    }
    return state;
  };
}
