import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { lockFolder } from './folder-lock.ts';

test('a second server on the same folder is refused, and may start when the first has left', async () => {
  const dataFolder = temporaryFolder();
  const first = await testServer({ dataFolder });
  await expect(testServer({ dataFolder })).rejects.toThrow(`another server uses the folder ${dataFolder}`);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.close();
  await testServer({ dataFolder });
});

test('the lock of a process that was killed is gone with it', async () => {
  const folder = temporaryFolder();
  const module = new URL('./folder-lock.ts', import.meta.url);
  const script = `import { lockFolder } from ${JSON.stringify(module)}; lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow('another server');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(folder)).toEqual(['orrery.lock']);
  lockFolder(folder)();
});
