import { expect, onTestFinished, test } from 'vitest';
import { gamesModule } from '../testing/games.ts';
import { Pool } from './pool.ts';

/** The names of the tasks in the order in which they were done. */
async function orderOf(
  tasks: readonly (readonly [name: string, owner: string, isPatient: boolean])[],
): Promise<string[]> {
  const pool = new Pool({ name: 'bots', gamesModule, threads: 1, limit: 10_000 });
  onTestFinished(() => pool.close());
  const done: string[] = [];
  await Promise.all(
    tasks.map(([name, owner, isPatient]) =>
      pool
        .call({ owner, isPatient }, 'inspect', '{}')
        .catch(() => {})
        .then(() => done.push(name)),
    ),
  );
  return done;
}

test('whom somebody waits for comes before any number of tables that nobody looks at', async () => {
  const crowd = Array.from({ length: 40 }, (_, i) => [`bot ${i}`, `network ${i}`, true] as const);
  const order = await orderOf([...crowd, ['person', 'home', false]]);
  expect(order.indexOf('person')).toBeLessThanOrEqual(1); // one task had begun already
  expect(order).toHaveLength(41);
});

test('networks take turns, however many tables each of them has', async () => {
  const crowd = Array.from({ length: 40 }, (_, i) => [`table ${i}`, 'one network', false] as const);
  const order = await orderOf([...crowd, ['person', 'home', false]]);
  expect(order.indexOf('person')).toBeLessThanOrEqual(2);
});
