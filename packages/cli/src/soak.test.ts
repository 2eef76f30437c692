import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soak } from './soak.ts';
import { fakeContext, temporaryFolder } from './testing/harness.ts';

const keep = join(temporaryFolder(), 'soak');

test('a soak plays every number of players and says how it went', async () => {
  const { context, ran } = fakeContext();
  expect(await soak(['--games', '4', '--keep', keep], context)).toBe(0);
  expect(ran.out).toMatch(/auction, 2 players: 4 of 4 games finished, 0 errors.*\nauction, 3 players: 4 of 4 .*\n$/);
});

test('a soak fails when a game fails', async () => {
  const { context, ran } = fakeContext();
  const auction = context.games.auction;
  const gamesModule = `data:text/javascript,import { games as all } from '${context.gamesModule}';
    export const games = { auction: async () => ({ ...(await all.auction()), broken: () => 'no' }) };`;
  const games = {
    auction: async () => ({ ...(await auction?.())!, options: { players: { values: [2], default: 2 } } }),
  };
  expect(await soak(['--games', '1', '--keep', keep], { ...context, games, gamesModule })).toBe(1);
  expect(ran.out).toContain('invariant: no');
});

test('a soak explains itself and refuses what it does not know', async () => {
  const { context, ran } = fakeContext();
  expect(await soak(['--help'], context)).toBe(0);
  expect(ran.out).toContain('usage: npm run soak');
  expect(await soak(['--games', 'many'], context)).toBe(2);
  expect(await soak(['--game', 'chess'], context)).toBe(2);
});
