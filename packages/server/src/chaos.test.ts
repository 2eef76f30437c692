import { expect, test } from 'vitest';
import { chaos } from './testing/chaos.ts';

test('12 faults at three servers on one PostgreSQL lose no answer, double none, and stop no game', {
  timeout: 300_000,
}, async () => {
  const lease = 1500;
  const { faults, acknowledged, takeovers, tables, longestWait } = await chaos({ faults: 12, tables: 4, lease });
  expect(faults).toEqual({ kill: 2, stop: 2, postgres: 2, cut: 2, silence: 2, leave: 2 });
  expect(acknowledged).toBeGreaterThan(50);
  expect(takeovers).toBeGreaterThan(tables);
  // `npm run soak` asks for five seconds; here the machine may be busy with other tests.
  expect(longestWait).toBeLessThan(lease + 40_000);
});
