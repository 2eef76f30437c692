import { expect, test } from 'vitest';
import { NotStarted } from '../engine/guarded-worker.ts';
import type { Manner } from '../engine/messages.ts';
import { Autopilot, type Situated } from './autopilot.ts';
import type { House } from './house.ts';
import type { AutomaticTurn } from './progress.ts';

/** Bots that fail, and a table that notes how it is played for. */
async function mannerOf(turn: AutomaticTurn, failure = new Error('no idea'), warn = () => {}): Promise<Manner> {
  const house = {
    log: { warn, error: () => {} },
    times: { failurePause: 1 },
    thinkers: { call: () => Promise.reject(failure) },
  } as unknown as House;
  return new Promise((resolve) => {
    let isDone = false;
    const table: Situated = {
      claim: { owner: 'ann', isPatient: false },
      automatic: () => (isDone ? null : turn),
      seq: 0,
      pause: 0,
      deadline: null,
      record: async () => '',
      pick: async (_seat, how) => {
        isDone = true;
        resolve(how);
        return 'something';
      },
      answerFor: async () => {},
    };
    new Autopilot(house, 'table', table).wake();
  });
}

test('a person out of time whose bot fails agrees to nothing; a bot that fails does anything', async () => {
  expect(await mannerOf({ seat: 0, bot: 'greedy', by: 'timeout' })).toBe('skip');
  expect(await mannerOf({ seat: 0, bot: null, by: 'timeout' })).toBe('skip');
  expect(await mannerOf({ seat: 0, bot: 'greedy', by: 'bot' })).toBe('any');
});

test('a bot that fails is worth a line in the log; that bots have no thread is said elsewhere, once', async () => {
  let warnings = 0;
  const turn: AutomaticTurn = { seat: 0, bot: 'greedy', by: 'bot' };
  await mannerOf(turn, new Error('no idea'), () => warnings++);
  expect(warnings).toBe(1);
  await mannerOf(turn, new NotStarted(), () => warnings++);
  expect(warnings).toBe(1);
});
