import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from '../context.ts';
import { UsageError } from '../errors.ts';

const usage = `usage: orrery bench [arguments of the benchmarks]

Runs the benchmarks (bench/src/main.ts); what follows 'bench' is handed to them.

example:
  orrery bench --json`;

const benchmarks = fileURLToPath(new URL('../../../../bench/src/main.ts', import.meta.url));

export const bench: Command = {
  summary: 'run the benchmarks',
  usage,
  run: (args) => runProgram(benchmarks, args),
};

/** Runs a program in this one's place and gives its exit code. */
export function runProgram(program: string, args: readonly string[]): Promise<number> {
  if (!existsSync(program)) throw new UsageError(`there is nothing to run (${program} is missing)`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
