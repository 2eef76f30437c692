import type { GameList } from '@orrery/games';

/** Where a command writes and what it reads. Tests hand in their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Shows `prompt` and gives the next line, or null at the end of input. */
  ask(prompt: string): Promise<string | null>;
  /** A person at a terminal reads and types: colours, and a cleared screen between players, make sense. */
  readonly isTerminal: boolean;
  /** Somebody watches what goes to `err`: a progress bar makes sense. */
  readonly isWatched: boolean;
}

/** What a command works with, besides its arguments. */
export interface Context {
  readonly io: Io;
  readonly games: GameList;
  /** The module that exports `games`; workers load it again for themselves. */
  readonly gamesModule: string;
  /** What the last `npm test` wrote (scripts/report.ts). */
  readonly testReport: string;
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly usage: string;
  /** Gives the exit code. */
  run(args: readonly string[], context: Context): Promise<number> | number;
}

/** The one document that `--json` prints. */
export function printJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value)}\n`);
}
