/** The same game, played by the same random choices, on our kernel and on boardgame.io. */
import { deepEqual } from 'node:assert/strict';
import { type Game, Match, seedFrom } from '@orrery/kernel';
import { type PeerGame, peerPlayer } from './boardgame-io.ts';
import { type Benchmark, compare, result } from './measure.ts';
import { playOn } from './play.ts';
import { CheapRandom } from './random.ts';

export interface Contest<S extends object> {
  readonly name: string;
  /** The URL of the module that exports the benchmark. */
  readonly module: string;
  readonly game: Game<S, null>;
  readonly peer: PeerGame<S>;
  readonly goal: number;
  /** How many games a side plays before it looks at the clock. */
  readonly batch: number;
  /** After how many moves what is stored is weighed; at the end of the game when not given. */
  readonly weighedAfter?: number;
}

const seeds = Array.from({ length: 64 }, (_, i) => seedFrom(`bench ${i}`));

export function versus<S extends object>(contest: Contest<S>): Benchmark {
  const { name, module, game, peer, goal, batch } = contest;
  const random = new CheapRandom(1);
  const playPeer = peerPlayer(peer, game.seats(null));
  let games = 0;

  const start: Start<S> = () => Match.start(game, null, seeds[games++ % seeds.length] ?? '');
  const ours = () => {
    let moves = 0;
    for (let i = 0; i < batch; i++) moves += playOn(start(), random);
    return moves;
  };
  const theirs = () => {
    let moves = 0;
    for (let i = 0; i < batch; i++) playPeer(random, () => moves++);
    return moves;
  };

  return {
    works: { ours, theirs },
    async measure(effort) {
      needSameGames(start, playPeer);
      const { ratio, speeds } = await compare(name, module, ['ours', 'theirs'], effort);
      const figures = { movesPerSecond: speeds[0], peerMovesPerSecond: speeds[1] };
      const bytes = storedBytes(contest, start, playPeer);
      const about = 'our moves per second ÷ boardgame.io’s';
      return [result(name, about, ratio, 'at least', goal, { ...figures, ...bytes })];
    },
  };
}

type Start<S extends object> = () => Match<S, null>;
type PlayPeer<S> = ReturnType<typeof peerPlayer<S>>;

/** Equal work: equal choices lead both engines through equal games. */
function needSameGames<S extends object>(start: Start<S>, playPeer: PlayPeer<S>): void {
  for (let i = 0; i < 20; i++) {
    const match = start();
    playOn(match, new CheapRandom(i));
    deepEqual(match.peek(), playPeer(new CheapRandom(i)).G);
  }
}

/** Bytes of JSON to be kept, per move. boardgame.io keeps the state with its undo stack, and the log beside it. */
function storedBytes<S extends object>(contest: Contest<S>, start: Start<S>, playPeer: PlayPeer<S>) {
  const { weighedAfter = Number.POSITIVE_INFINITY } = contest;
  let moves = 0;
  let bytes = 0;
  let peerBytes = 0;
  for (let i = 0; i < 20; i++) {
    const match = start();
    moves += playOn(match, new CheapRandom(i), weighedAfter);
    bytes += byteLength(match.record());
    const log: unknown[] = [];
    let kept: unknown;
    let peerMoves = 0;
    playPeer(new CheapRandom(i), ({ deltalog = [], ...state }) => {
      if (++peerMoves > weighedAfter) return;
      log.push(...deltalog);
      kept = state;
    });
    peerBytes += byteLength(kept) + byteLength(log);
  }
  return { bytesPerMove: bytes / moves, peerBytesPerMove: peerBytes / moves };
}

function byteLength(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
