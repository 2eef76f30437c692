import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@orrery/games';
import { expect, test } from 'vitest';
import { drawnGames } from './renderer.ts';
import { rulesOf } from './versions.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

test('the page draws the games that say so, and no other', async () => {
  const listed = await Promise.all(Object.values(games).map((load) => load()));
  expect([...drawnGames]).toEqual(listed.filter(({ isDrawn }) => isDrawn).map(({ game }) => game.id));
});

test.each(drawnGames)('%s: the page knows the version of the rules that it was built with', async (id) => {
  const { game } = await games[id as keyof typeof games]();
  expect(rulesOf(id)).toBe(game.version);
});

test.each(drawnGames)('%s: every rule that a tooltip names is in the catalogue', (game) => {
  const catalogue = read(`../../../${game}/catalogue.md`);
  const sources = globSync(`${game}/**/*.{ts,tsx}`, { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const named = sources.flatMap((path) => [...read(path).matchAll(/'([a-z]+(?:-[a-z]+)*\.\d+)'/g)].map(([, id]) => id));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !catalogue.includes(`- \`${id}\``))).toEqual([]);
});
