import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that has failed says so, also when it has had a PostgreSQL', () => {
  const module = JSON.stringify(new URL('./postgres.ts', import.meta.url));
  const ended = (code: number) => {
    const script = `await import(${module}); process.exitCode = ${code};`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  };
  expect(ended(1)).toMatchObject({ status: 1, stderr: '' });
  expect(ended(0)).toMatchObject({ status: 0, stderr: '' });
});
