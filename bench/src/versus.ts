/** The same game, played by the same random choices, on our kernel and on boardgame.io. */
import { deepEqual } from 'node:assert/strict';
import { type Game, Match, seedFrom } from '@orrery/kernel';
import { type PeerGame, peerPlayer } from './boardgame-io.ts';
import { installPeer } from './boardgame-io-install.ts';
import { type Benchmark, compare, notMeasured, result } from './measure.ts';
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
  // Made where it is wanted: the peer may not be installed.
  let player: PlayPeer<S> | null = null;
  const playPeer: PlayPeer<S> = (random, onMove) => {
    player ??= peerPlayer(peer, game.seats(null));
    return player(random, onMove);
  };
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
      const about = 'our moves per second ÷ boardgame.io’s';
      const missing = installPeer();
      if (missing !== null) return [notMeasured(name, about, missing, 'at least', goal, {})];
      needSameGames(start, playPeer);
      const { ratio, speeds } = await compare(name, module, ['ours', 'theirs'], effort);
      const figures = { movesPerSecond: speeds[0], peerMovesPerSecond: speeds[1] };
      const bytes = storedBytes(contest, start, playPeer);
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
