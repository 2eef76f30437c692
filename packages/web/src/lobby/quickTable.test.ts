import type { GameFace } from '@orrery/server/protocol';
import { gamePackage } from '@orrery/ti4/package';
import { expect, test } from 'vitest';
import { isNewTo } from './playNow.ts';
import { quickTable, usualPlayers } from './quickTable.ts';

const face = (id: string, players: number, guided: GameFace['guided'] = null): GameFace => ({
  id,
  players: [2, 3, 4],
  options: { players: { values: [2, 3, 4], default: players } },
  bots: ['random', 'greedy'],
  guided,
});
const bot = (name: string) => ({ kind: 'bot', bot: name });

test('whoever knows the game plays against the strongest bots, and not many of them', () => {
  expect(usualPlayers(face('eclipse', 4))).toBe(4);
  const seats = [{ kind: 'me' }, bot('greedy'), bot('greedy')];
  expect(quickTable(face('eclipse', 4), false)).toMatchObject({ game: 'eclipse', seats });
  expect(quickTable(face('arcs', 2), false).seats).toEqual([{ kind: 'me' }, bot('greedy')]);
});

test('a newcomer plays the guided game, until hints have been enough', () => {
  const guided = { options: { players: 3, setup: 'easy' }, bots: ['gentle', 'gentle'] };
  const game = face('arcs', 4, guided);
  const memory = { asked: {}, tables: {}, known: [] };
  expect(isNewTo(game, memory)).toBe(true);
  expect(isNewTo(game, { ...memory, known: ['arcs'] })).toBe(false);
  expect(isNewTo(face('chess', 2), memory)).toBe(false);
  expect(quickTable(game, true)).toMatchObject({
    options: guided.options,
    seats: [{ kind: 'me' }, bot('gentle'), bot('gentle')],
  });
  expect(quickTable(game, false)).not.toHaveProperty('options');
});

test('who is new to Twilight Imperium leads an easy faction at a table of three', () => {
  const { options, bots } = gamePackage.learning?.guided ?? { options: {}, bots: [] };
  const table = quickTable(face('ti4', 6, { options, bots }), true);
  expect(table.seats).toHaveLength(3);
  expect(table.options).toMatchObject({ players: 3, galaxy: 'preset', factions: ['sol', 'hacan', 'letnev'] });
});
