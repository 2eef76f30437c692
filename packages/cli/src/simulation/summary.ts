import type { Uses } from '@orrery/kernel';
import { type Coverage, coverageOf } from './coverage.ts';
import type { GameError, GameResult, Job } from './job.ts';

/** What `simulate --json` prints. */
export interface Summary {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly errors: readonly ({ readonly seed: string } & GameError)[];
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerGame: number;
  readonly decisionsPerSecond: number;
  /** Wins by bot; a shared win counts for each winner. */
  readonly wins: Readonly<Record<string, number>>;
  readonly winsBySeat: readonly number[];
  /** How often each bot sat down in a finished game: what its wins are to be compared with. */
  readonly seats: Readonly<Record<string, number>>;
  /** Mean points of each bot in finished games. */
  readonly scores: Readonly<Record<string, number>>;
  /** How many finished games ended with which best score. */
  readonly bestScores: Readonly<Record<number, number>>;
  /** How often each thing was used in all games, and what never was, if the job wanted it counted. */
  readonly coverage?: Coverage;
}

export function summarize(job: Job, results: readonly GameResult[], seconds: number, all?: Uses['all']): Summary {
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0);
  const errors = results.flatMap(({ seed, error }) => (error ? [{ seed, ...error }] : []));
  const names = [...new Set(job.bots)];
  const places = results.flatMap(({ bots, outcome }) =>
    outcome === null
      ? []
      : bots.map((bot, seat) => ({
          bot,
          seat,
          won: outcome.winners.includes(seat),
          score: outcome.scores[seat] ?? 0,
        })),
  );
  const byBot = <T>(tell: (own: typeof places) => T) =>
    Object.fromEntries(names.map((name) => [name, tell(places.filter(({ bot }) => bot === name))]));
  const seats = Math.max(0, ...results.map(({ bots }) => bots.length));
  return {
    game: job.game,
    seed: job.seed,
    games: job.games,
    finished: results.filter(({ outcome }) => outcome !== null).length,
    errors,
    decisions,
    seconds: rounded(seconds),
    decisionsPerGame: rounded(decisions / job.games),
    decisionsPerSecond: Math.round(decisions / seconds),
    wins: byBot((own) => own.filter(({ won }) => won).length),
    winsBySeat: Array.from(
      { length: seats },
      (_, seat) => places.filter((place) => place.seat === seat && place.won).length,
    ),
    seats: byBot((own) => own.length),
    scores: byBot((own) => rounded(own.reduce((sum, { score }) => sum + score, 0) / Math.max(1, own.length))),
    bestScores: bestScores(results),
    ...(all && {
      coverage: coverageOf(
        all,
        results.flatMap(({ uses }) => (uses ? [uses] : [])),
      ),
    }),
  };
}

function bestScores(results: readonly GameResult[]): Record<number, number> {
  const games: Record<number, number> = {};
  for (const { outcome } of results) {
    if (outcome === null) continue;
    const best = Math.max(...outcome.scores);
    games[best] = (games[best] ?? 0) + 1;
  }
  return games;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
