import { expect, test } from 'vitest';
import type { Fought } from '../games/renderer.ts';
import type { Answer } from '../odds/calculator.ts';
import { byLuck, luckOfBattles } from './battleLuck.ts';

const fought = (seq: number, end: 'win' | 'draw' | 'loss' | null, isSeen = true): Fought => ({
  event: { seq, key: 'battle' },
  attacker: 'seat/0',
  defender: 'seat/1',
  place: 'system/1',
  where: () => (isSeen ? { seq } : null),
  end: () => end,
});

test('what happened stands with its chance, the luckiest first; what nobody could see before is passed over', async () => {
  const chances: Readonly<Record<number, number>> = { 1: 0.7, 2: 0.12, 5: 0.4 };
  const found = [];
  const battles = [fought(1, 'win'), fought(2, 'loss'), fought(3, 'win', false), fought(4, null), fought(5, 'draw')];
  for await (const each of luckOfBattles(battles, {
    seenAt: async () => ({ view: {}, told: 0 }),
    oddsOf: async (_, where) => {
      const chance = chances[(where as { seq: number }).seq] ?? 0;
      return { win: chance, draw: chance, loss: chance } as Answer;
    },
  }))
    found.push(each);
  expect(byLuck(found).map(({ battle, end, chance }) => [battle.event.seq, end, chance])).toEqual([
    [2, 'loss', 0.12],
    [5, 'draw', 0.4],
    [1, 'win', 0.7],
  ]);
});
