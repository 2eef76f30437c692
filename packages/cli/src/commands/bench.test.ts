import { expect, test } from 'vitest';
import { temporaryFolder, writeFile } from '../testing/harness.ts';
import { runProgram } from './bench.ts';

const folder = temporaryFolder();

test('the benchmarks get the arguments, and their exit code is ours', async () => {
  const program = writeFile(
    folder,
    'bench.mjs',
    'process.exitCode = process.argv.slice(2).join() === "--json,3" ? 3 : 9;',
  );
  expect(await runProgram(program, ['--json', '3'])).toBe(3);
});

test('missing benchmarks are told in a line', () => {
  expect(() => runProgram(`${folder}/none.ts`, [])).toThrow('none.ts is missing');
});
