import { expect, onTestFinished, test } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { PlayingTime } from './playing-time.ts';

/** What is noted, and a clock that goes on when it is told to. */
async function begin(noted: number | null = 1_000_000) {
  const world = { noted, ticks: 0, canSave: true };
  const storage = {
    playedUntil: async () => world.noted,
    notePlayed: async (time: number) => {
      if (!world.canSave) throw new Error('the disk is full');
      world.noted = time;
    },
  };
  const time = await PlayingTime.resume(storage as unknown as Storage, () => world.ticks);
  onTestFinished(() => time.close().catch(() => {}));
  const pass = (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      world.ticks += 1000;
      time.now();
    }
  };
  return { world, time, pass };
}

test('time goes on with the clock, from what is noted', async () => {
  const { world, time, pass } = await begin();
  pass(15);
  expect(time.now()).toBe(1_015_000);
  await time.note();
  expect(world.noted).toBe(1_015_000);
});

test('a process that is stopped for a while plays next to nothing meanwhile', async () => {
  const { world, time, pass } = await begin();
  pass(3);
  world.ticks += 18_000;
  expect(time.now()).toBe(1_005_000);
  pass(1);
  expect(time.now()).toBe(1_006_000);
});

test('while nothing can be saved it is as late as it was when something last could', async () => {
  const { world, time, pass } = await begin();
  pass(5);
  await time.note();
  pass(4);
  world.canSave = false;
  await expect(time.note()).rejects.toThrow('full');
  time.stand();
  pass(28);
  expect(time.now()).toBe(1_005_000);
  world.canSave = true;
  pass(3);
  await time.note();
  expect(time.now()).toBe(1_005_000);
  pass(2);
  expect(time.now()).toBe(1_007_000);
});

test('whoever could save nothing goes on where other servers are by then', async () => {
  const { world, time, pass } = await begin();
  time.stand();
  pass(20);
  world.noted = 1_020_000;
  await time.resumeAgain();
  pass(1);
  expect(time.now()).toBe(1_021_000);
});

test('a server that is back notes the time at once', async () => {
  const { world, time } = await begin();
  const notes: number[] = [];
  Object.defineProperty(world, 'noted', { get: () => 2_000_000, set: (value: number) => notes.push(value) });
  await time.resumeAgain();
  expect(notes).toEqual([2_000_000]);
});
