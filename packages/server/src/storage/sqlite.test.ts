import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from './sqlite.ts';

test('whoever opened the storage hears when its thread is lost', async () => {
  const threads = new Set<Worker>();
  const { postMessage } = Worker.prototype;
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...args) {
    threads.add(this);
    return postMessage.apply(this, args);
  });
  const folder = mkdtempSync(join(tmpdir(), 'orrery-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lost: string[] = [];
  const other = await openSqlite(folder, (problem) => lost.push(problem));
  spy.mockRestore();
  await [...threads][0]!.terminate();
  expect(lost).toEqual([expect.stringContaining('nothing can be saved any more')]);
  await expect(other.table('a')).rejects.toThrow();
  await other.close();
  expect(lost).toHaveLength(1);
});

test('a folder that cannot be used is said at once', async () => {
  await expect(openSqlite('/dev/null/nothing')).rejects.toThrow();
});
