import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { cli } from '../cli.ts';
import type { Context } from '../context.ts';
import { games } from './games.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  /** What is typed, line by line. */
  readonly lines?: readonly string[];
  readonly isTerminal?: boolean;
  readonly testReport?: string;
}

/** Runs a command with the test game in place of the real ones. */
export async function run(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { context, ran } = fakeContext(setting);
  const code = await cli(args, context);
  return { code, ...ran };
}

export function fakeContext({ lines = [], isTerminal = false, testReport = '/nowhere' }: Setting = {}) {
  const typed = [...lines];
  const ran = { out: '', err: '' };
  const context: Context = {
    io: {
      out: (text) => {
        ran.out += text;
      },
      err: (text) => {
        ran.err += text;
      },
      ask: async (prompt) => {
        const line = typed.shift() ?? null;
        ran.out += `${prompt}${line ?? ''}\n`;
        return line;
      },
      isTerminal,
      isWatched: isTerminal,
    },
    games,
    gamesModule: new URL('./games.ts', import.meta.url).href,
    testReport,
  };
  return { context, ran };
}

/** A folder for the tests of one file, gone when they are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeFile(folder: string, name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}
