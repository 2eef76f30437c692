import type { Record as MatchRecord, Outcome, Seed } from '@orrery/kernel';

/** What to simulate. Everything that happens follows from it, whoever plays which of the games. */
export interface Job {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  /** By seat; repeated when there are more seats. */
  readonly bots: readonly string[];
  /** Moves every bot on by one seat from game to game. */
  readonly rotate: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  /** Options that change from game to game: game i takes value i, beginning again after the last. */
  readonly vary: Readonly<Record<string, readonly unknown[]>>;
  readonly check: boolean;
  /** Counts what is used. */
  readonly coverage: boolean;
}

export interface GameResult {
  readonly index: number;
  readonly seed: Seed;
  /** By seat. */
  readonly bots: readonly string[];
  readonly decisions: number;
  /** Null when the game failed. */
  readonly outcome: Outcome | null;
  readonly error?: GameError;
  /** What was used, and how often, if the job wants it counted. */
  readonly uses?: Counts;
}

/** How often each thing was used, by heading. */
export type Counts = { [heading: string]: { [id: string]: number } };

export interface GameError {
  readonly message: string;
  /** The match when it failed; null when it did not even start. */
  readonly record: MatchRecord | null;
}

/** The configuration of one of the games. */
export function configOf({ options, vary }: Pick<Job, 'options' | 'vary'>, index: number): Record<string, unknown> {
  const varied = Object.entries(vary).map(([key, values]) => [key, values[index % values.length]]);
  return { ...options, ...Object.fromEntries(varied) };
}

/** How many games it takes until every combination of varying options has come. */
export function cycleOf({ vary }: Pick<Job, 'vary'>): number {
  return Object.values(vary).reduce((cycle, { length }) => leastCommonMultiple(cycle, length), 1);
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}
