/** What it costs to play, restore and clone a real game. Works for any game. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, Match, type Random, type Record, type Seed, seedFrom } from '@orrery/kernel';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { type Benchmark, compare, type Effort, type Result, result } from './measure.ts';
import { playOn } from './play.ts';
import { showProgress } from './progress.ts';
import { CheapRandom } from './random.ts';

const RESUME_SECONDS = 0.005;
const MATCHES_IN_MEMORY = 20;

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

interface Manner<S extends object, C> {
  /** Random games of every configuration. */
  readonly gamesEach: number;
  /** At most so many decisions of the toy. */
  readonly decisionGoal: number;
  /** Plays a match to its end, for a game that random players ruin long before its last round. */
  readonly playLong?: (match: Match<S, C>, random: Random) => void;
  /** False where there is far more to decide about in late rounds than in early ones: then only history is compared. */
  readonly areRoundsAlike?: boolean;
}

/**
 * Plays random games of every configuration, and measures everything with those; only whether a game gets slower as it
 * grows is measured with games that grow. `module` is the URL of the module that exports the benchmark.
 */
export function wholeGames<S extends object, C>(
  module: string,
  game: Game<S, C>,
  configs: readonly unknown[],
  { gamesEach, decisionGoal, playLong, areRoundsAlike = true }: Manner<S, C>,
): Benchmark {
  const playAll = (play: (match: Match<S, C>, random: Random) => void) =>
    configs.flatMap((config, i) =>
      Array.from({ length: gamesEach }, (_, k) => playOut(game, config, i * gamesEach + k, play)),
    );
  // Made only in the threads that need them: the toy's stays clean.
  const played = lazily(() => playAll(playOn));
  const positions = lazily(() =>
    played().flatMap((one) => [1, 2, 3, 4, 5, 6].map((seventh) => positionAt(game, one, seventh / 7))),
  );
  const stored = lazily(() => positions().map((match) => JSON.stringify(match.record())));
  const decisionsPerGame = () => sum(played(), ({ decisions }) => decisions) / played().length;
  const bytesPerGame = () => sum(played(), ({ json }) => json.length) / played().length;

  const against = (name: string, works: [string, string], effort: Effort) =>
    compare(`${game.id}.${name}`, module, works, effort);

  async function decision(effort: Effort): Promise<Result> {
    const { ratio, speeds } = await against('decision', ['toy', 'forward'], effort);
    return result(`${game.id}.decision`, 'a decision ÷ a decision of tic-tac-toe', ratio, 'at most', decisionGoal, {
      decisionsPerSecond: speeds[1],
      toyDecisionsPerSecond: speeds[0],
      microsecondsPerDecision: 1e6 / speeds[1],
      gamesPerMinute: (60 * speeds[1]) / decisionsPerGame(),
      decisionsPerGame: decisionsPerGame(),
    });
  }

  /** From the stored record to the last position: by its checkpoint, or by playing everything again. */
  async function restoring(way: 'restore' | 'replay', effort: Effort): Promise<Result> {
    const { ratio, speeds } = await against(way, ['forward', way], effort);
    return result(`${game.id}.${way}`, `a finished game’s ${way} ÷ playing it`, ratio, 'at most', 1.2, {
      millisecondsPerGame: (1000 * decisionsPerGame()) / speeds[1],
      answersPerSecond: speeds[1],
      recordBytesPerDecision: bytesPerGame() / decisionsPerGame(),
    });
  }

  async function cloning(way: 'clone' | 'clone-forward', effort: Effort): Promise<Result> {
    const { ratio, speeds } = await against(way, ['forward', way], effort);
    return result(`${game.id}.${way}`, `a ${way} in mid-turn ÷ a decision`, ratio, 'at most', 60, {
      microsecondsPerClone: 1e6 / speeds[1],
      answersSinceCheckpoint: sum(positions(), answersSinceCheckpoint) / positions().length,
    });
  }

  /** A running match from its stored record: a table that somebody comes back to. Five milliseconds of play may pass. */
  async function resuming(effort: Effort): Promise<Result> {
    const { ratio, speeds } = await against('resume', ['forward', 'resume'], effort);
    const goal = Math.round(RESUME_SECONDS * speeds[0]);
    return result(`${game.id}.resume`, 'restoring a running match ÷ a decision', ratio, 'at most', goal, {
      millisecondsPerRestore: 1000 / speeds[1],
      answersSinceCheckpoint: sum(positions(), answersSinceCheckpoint) / positions().length,
    });
  }

  return {
    works: {
      toy: toyWork(),
      forward: () => sum(played(), (one) => playOn(restart(game, one), new CheapRandom(one.number))),
      restore: () => sum(played(), ({ json }) => Match.restore(game, JSON.parse(json)).length),
      replay: () => sum(played(), ({ record }) => Match.replay(game, record).length),
      resume: () => sum(stored(), (json) => (Match.restore(game, JSON.parse(json)) ? 1 : 0)),
      clone: () => sum(positions(), (match) => (match.clone() ? 1 : 0)),
      'clone-forward': () => sum(positions(), (match) => (match.clone(true) ? 1 : 0)),
    },
    measure: async (effort) => [
      await decision(effort),
      await restoring('restore', effort),
      await restoring('replay', effort),
      ...growth(game, playLong ? playAll(playLong) : played(), areRoundsAlike, effort),
      await resuming(effort),
      memory(game, configs),
      await cloning('clone', effort),
      await cloning('clone-forward', effort),
    ],
  };
}

/** How much a running match keeps in memory: many of them in the middle of a game, with and without. */
function memory<S extends object, C>(game: Game<S, C>, configs: readonly unknown[]): Result {
  const config = configs.at(-1);
  const one = playOut(game, config, 0, playOn);
  positionAt(game, one, 0.5); // what is shared by all is there before
  const before = heapInUse();
  const matches = Array.from({ length: MATCHES_IN_MEMORY }, () => positionAt(game, one, 0.5));
  const bytes = (heapInUse() - before) / matches.length;
  const about = 'megabytes of a match in the middle of the game at the largest table';
  return result(`${game.id}.memory`, about, bytes / 1e6, 'at most', 3, {
    kilobytes: bytes / 1000,
    stateKilobytes: JSON.stringify(matches[0]?.peek()).length / 1000,
  });
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

function playOut<S extends object, C>(
  game: Game<S, C>,
  config: unknown,
  number: number,
  play: (match: Match<S, C>, random: Random) => void,
): Played<S, C> {
  const seed = seedFrom(`bench ${game.id} ${number}`);
  const match = Match.start(game, config, seed);
  play(match, new CheapRandom(number));
  const json = JSON.stringify(match.record());
  return { config, seed, number, decisions: match.length, json, record: JSON.parse(json) };
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

/** Microseconds per decision in a fifth of a game. */
interface Fifths {
  first: number;
  last: number;
  /** The last one by a match that was restored just before, and so carries nothing of what came before. */
  restored: number;
}

/** Whether a game gets slower as it grows. Of every game's fifths, the fastest of all rounds counts. */
function growth<S extends object, C>(
  game: Game<S, C>,
  played: readonly Played<S, C>[],
  areRoundsAlike: boolean,
  { rounds }: Effort,
): Result[] {
  const fastest = played.map((): Fifths => ({ first: Infinity, last: Infinity, restored: Infinity }));
  for (let round = 0; round < rounds; round++) {
    showProgress(`${game.id}.history: round ${round + 1} of ${rounds}`);
    for (const [i, times] of fastest.entries()) {
      const one = played[i] as Played<S, C>;
      const fifth = Math.floor(one.decisions / 5);
      const match = restart(game, one);
      const again = (each: Match<S, C>, until: number) => microseconds(() => playAgain(each, one, until)) / fifth;
      times.first = Math.min(times.first, again(match, fifth));
      playAgain(match, one, one.decisions - fifth);
      const restored = Match.restore(game, match.record());
      times.last = Math.min(times.last, again(match, one.decisions));
      times.restored = Math.min(times.restored, again(restored, one.decisions));
    }
  }
  const mean = (fifth: keyof Fifths) => sum(fastest, (times) => times[fifth]) / played.length;
  const figures = { microsecondsEarly: mean('first'), microsecondsLate: mean('last') };
  const history = mean('last') / mean('restored');
  const results = [
    result(`${game.id}.history`, 'a late decision ÷ the same without its history', history, 'at most', 1.1, {
      ...figures,
      microsecondsRestored: mean('restored'),
      decisionsPerGame: sum(played, ({ decisions }) => decisions) / played.length,
    }),
  ];
  if (areRoundsAlike) {
    const late = mean('last') / mean('first');
    const about = 'a decision in the last fifth ÷ in the first';
    results.push(result(`${game.id}.late-game`, about, late, 'at most', 1.3, figures));
  }
  return results;
}

/** Answers as it was answered then, looking at the options as a player does. */
function playAgain<S extends object, C>(match: Match<S, C>, { record }: Played<S, C>, until: number): void {
  for (const [seat, id] of record.answers.slice(match.length, until)) {
    match.pending(seat);
    match.answer(seat, id);
  }
}

function microseconds(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) * 1000;
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += amount(item);
  return total;
}

function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
