import type { GameFace } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { quickTable, usualPlayers } from './quickTable.ts';

const face = (id: string, players: number): GameFace => ({
  id,
  players: [2, 3, 4],
  options: { players: { values: [2, 3, 4], default: players } },
  bots: ['random', 'greedy'],
});

test('a newcomer plays against the strongest bots, and not many of them', () => {
  expect(usualPlayers(face('eclipse', 4))).toBe(4);
  const greedy = { kind: 'bot', bot: 'greedy' };
  expect(quickTable(face('eclipse', 4))).toMatchObject({ game: 'eclipse', seats: [{ kind: 'me' }, greedy, greedy] });
  expect(quickTable(face('arcs', 2)).seats).toEqual([{ kind: 'me' }, greedy]);
});
