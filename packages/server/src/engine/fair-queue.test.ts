import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('owners take turns, each with their tasks in order', () => {
  const queue = new FairQueue<string>();
  for (const task of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(task.slice(0, 1), task);
  const taken = [queue.take(), queue.take()];
  queue.add('d', 'd1');
  queue.add('b', 'b2');
  while (!queue.isEmpty) taken.push(queue.take());
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'd1', 'b2', 'c2', 'a3']);
  expect(queue.take()).toBeUndefined();
});
