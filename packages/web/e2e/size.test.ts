import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { houseOfThisFile, newcomer, openTable } from './browser.ts';
import { againstHydran } from './galaxy.ts';
import { againstBots } from './playing.ts';
import { awaitDecision } from './rest.ts';

const built = join(import.meta.dirname, '../dist');

const house = houseOfThisFile();

const ti4 = {
  game: 'ti4',
  options: { players: 3 },
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
  pace: 'instant',
};

const tables = [againstBots(1), againstHydran, ti4];

/** Bytes of gzipped script by its path. */
const loaded = new Map<string, ReadonlyMap<string, number>>();
const sumOf = (sizes: Iterable<number>): number => [...sizes].reduce((sum, size) => sum + size, 0);

test.each(tables)(
  'a table of $game needs at most 250 kB of gzipped JavaScript, and asks nobody else',
  async (table) => {
    const { page, context } = await newcomer(house);
    const scripts = new Set<string>();
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { host, pathname } = new URL(request.url());
      hosts.add(host);
      if (request.resourceType() === 'script') scripts.add(pathname);
    });
    await openTable(house, context, page, table);
    await awaitDecision(page);
    const sizes = new Map([...scripts].map((path) => [path, statSync(join(built, `${path}.gz`)).size]));
    loaded.set(table.game, sizes);
    const total = sumOf(sizes.values());
    expect([...scripts].filter((path) => path.includes('dev-runtime'))).toEqual([]);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(250_000);
    expect([...hosts]).toEqual([new URL(house.url).host]);
  },
);

test('what Twilight Imperium brings, drawings and all, is at most 80 kB', () => {
  const shared = loaded.get('arcs') ?? new Map();
  const own = [...(loaded.get('ti4') ?? [])].filter(([path]) => !shared.has(path));
  expect(own.length).toBeGreaterThan(0);
  expect(sumOf(own.map(([, size]) => size))).toBeLessThanOrEqual(80_000);
});
