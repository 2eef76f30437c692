/** What it costs to play, restore and clone a real game. Works for any game. */
import { type Game, Match, type Record, type Seed, seedFrom } from '@orrery/kernel';
import { ticTacToe } from './games/tic-tac-toe.ts';
import {
  type Benchmark,
  compare,
  cpuMilliseconds,
  type Effort,
  median,
  type Result,
  result,
  WARM_UP_ROUNDS,
} from './measure.ts';
import { playOn } from './play.ts';
import { showProgress } from './progress.ts';
import { CheapRandom } from './random.ts';

/** A game that was played to its end and can be played again, choice for choice. */
interface Played<S, C> {
  readonly config: unknown;
  readonly seed: Seed;
  readonly number: number;
  readonly decisions: number;
  /** The record as it is stored. */
  readonly json: string;
  readonly record: Record<S, C>;
}

/**
 * Plays `gamesEach` random games of every configuration, and measures everything with those. `module` is the URL of the
 * module that exports the benchmark.
 */
export function wholeGames<S extends object, C>(
  module: string,
  game: Game<S, C>,
  configs: readonly unknown[],
  gamesEach: number,
): Benchmark {
  const played = configs.flatMap((config, i) =>
    Array.from({ length: gamesEach }, (_, k) => playOut(game, config, i * gamesEach + k)),
  );
  const decisions = sum(played, (one) => one.decisions);
  const positions = played.flatMap((one) => [1, 2, 3, 4, 5, 6].map((seventh) => positionAt(game, one, seventh / 7)));

  const against = (name: string, works: [string, string], effort: Effort) =>
    compare(`${game.id}.${name}`, module, works, effort);

  async function decision(effort: Effort): Promise<Result> {
    const { ratio, speeds } = await against('decision', ['toy', 'forward'], effort);
    return result(`${game.id}.decision`, 'a decision ÷ a decision of tic-tac-toe', ratio, 'at most', 15, {
      decisionsPerSecond: speeds[1],
      toyDecisionsPerSecond: speeds[0],
      microsecondsPerDecision: 1e6 / speeds[1],
      gamesPerMinute: (60 * speeds[1] * played.length) / decisions,
      decisionsPerGame: decisions / played.length,
    });
  }

  /** From the stored record to the last position: by its checkpoint, or by playing everything again. */
  async function restoring(way: 'restore' | 'replay', effort: Effort): Promise<Result> {
    const { ratio, speeds } = await against(way, ['forward', way], effort);
    return result(`${game.id}.${way}`, `a finished game’s ${way} ÷ playing it`, ratio, 'at most', 1.2, {
      millisecondsPerGame: (1000 * decisions) / played.length / speeds[1],
      answersPerSecond: speeds[1],
      recordBytesPerDecision: sum(played, ({ json }) => json.length) / decisions,
    });
  }

  async function cloning(way: 'clone' | 'clone-forward', effort: Effort): Promise<Result> {
    const { ratio, speeds } = await against(way, ['forward', way], effort);
    return result(`${game.id}.${way}`, `a ${way} in mid-turn ÷ a decision`, ratio, 'at most', 60, {
      microsecondsPerClone: 1e6 / speeds[1],
      answersSinceCheckpoint: sum(positions, answersSinceCheckpoint) / positions.length,
    });
  }

  return {
    works: {
      toy: toyWork(),
      forward: () => sum(played, (one) => playOn(restart(game, one), new CheapRandom(one.number))),
      restore: () => sum(played, ({ json }) => Match.restore(game, JSON.parse(json)).length),
      replay: () => sum(played, ({ record }) => Match.replay(game, record).length),
      clone: () => sum(positions, (match) => (match.clone() ? 1 : 0)),
      'clone-forward': () => sum(positions, (match) => (match.clone(true) ? 1 : 0)),
    },
    measure: async (effort) => [
      await decision(effort),
      await restoring('restore', effort),
      await restoring('replay', effort),
      lateGame(game, played, effort),
      await cloning('clone', effort),
      await cloning('clone-forward', effort),
    ],
  };
}

function playOut<S extends object, C>(game: Game<S, C>, config: unknown, number: number): Played<S, C> {
  const seed = seedFrom(`bench ${game.id} ${number}`);
  const match = Match.start(game, config, seed);
  const decisions = playOn(match, new CheapRandom(number));
  const json = JSON.stringify(match.record());
  return { config, seed, number, decisions, json, record: JSON.parse(json) };
}

function restart<S extends object, C>(game: Game<S, C>, { config, seed }: Played<S, C>): Match<S, C> {
  return Match.start(game, config, seed);
}

/** A position somewhere in a game; on average in the middle of a phase. */
function positionAt<S extends object, C>(game: Game<S, C>, one: Played<S, C>, part: number): Match<S, C> {
  const match = restart(game, one);
  playOn(match, new CheapRandom(one.number), Math.floor(one.decisions * part));
  return match;
}

function answersSinceCheckpoint<S extends object, C>(match: Match<S, C>): number {
  return match.length - match.record().checkpoint.answers;
}

function toyWork() {
  const random = new CheapRandom(1);
  const seed = seedFrom('toy');
  return () => {
    let moves = 0;
    for (let i = 0; i < 20; i++) moves += playOn(Match.start(ticTacToe, null, seed), random);
    return moves;
  };
}

/** Whether a game gets slower as it grows. */
function lateGame<S extends object, C>(game: Game<S, C>, played: readonly Played<S, C>[], effort: Effort): Result {
  const name = `${game.id}.late-game`;
  const rounds: [number, number][] = [];
  for (let round = -WARM_UP_ROUNDS; round < effort.rounds; round++) {
    showProgress(round < 0 ? `${name}: warming up` : `${name}: round ${round + 1} of ${effort.rounds}`);
    const microseconds: [number, number] = [0, 0];
    for (const one of played) {
      const fifth = Math.floor(one.decisions / 5);
      const random = new CheapRandom(one.number);
      const match = restart(game, one);
      microseconds[0] += timed(() => playOn(match, random, fifth)) / fifth / played.length;
      playOn(match, random, one.decisions - fifth);
      microseconds[1] += timed(() => playOn(match, random)) / fifth / played.length;
    }
    if (round >= 0) rounds.push(microseconds);
  }
  const ratio = median(rounds.map(([early, late]) => late / early));
  return result(name, 'a decision in the last fifth ÷ in the first', ratio, 'at most', 1.3, {
    microsecondsEarly: median(rounds.map(([early]) => early)),
    microsecondsLate: median(rounds.map(([, late]) => late)),
  });
}

/** Microseconds. */
function timed(work: () => void): number {
  const began = cpuMilliseconds();
  work();
  return (cpuMilliseconds() - began) * 1000;
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += amount(item);
  return total;
}
