/**
 * How V8 keeps a state. Whatever walks over states is compiled for what it has met: one object that V8 keeps as a dictionary, or one whole number
 * that it keeps as a fraction, makes that slow for as long as a server runs, for every game.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { playerCounts } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { games } from './index.ts';

/** Without a game, those of some examples. */
async function flawsOf(name: string | null, players = 0): Promise<string[]> {
  const worker = new Worker(new URL('./testing/compact.ts', import.meta.url), {
    workerData: { name, players },
    execArgv: [],
  });
  const [found] = await once(worker, 'message');
  await worker.terminate();
  return found;
}

const listed = await Promise.all(Object.values(games).map((load) => load()));
const tables = listed.flatMap((pack) => playerCounts(pack).map((players) => [pack.game.id, players] as const));

test('what is kept badly is found', async () => {
  expect(await flawsOf(null)).toEqual([
    'g.dictionary is a dictionary',
    'g has numbers that are kept as fractions',
    'g.list has numbers that are kept as fractions',
  ]);
});

test.each(tables)('%s of %i keeps whole numbers as such and objects by their shapes', async (name, players) => {
  expect(await flawsOf(name, players)).toEqual([]);
});
