import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { houseOfThisFile, openTable, person } from './browser.ts';
import { againstHydran } from './galaxy.ts';
import { againstBots, awaitDecision } from './playing.ts';

const built = join(import.meta.dirname, '../dist');

const house = houseOfThisFile();

const tables = [againstBots(1), againstHydran];

test.each(tables)(
  'a table of $game needs at most 250 kB of gzipped JavaScript, and asks nobody else',
  async (table) => {
    const { page, context } = await person(house);
    const scripts = new Set<string>();
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { host, pathname } = new URL(request.url());
      hosts.add(host);
      if (request.resourceType() === 'script') scripts.add(pathname);
    });
    await openTable(house, context, page, table);
    await awaitDecision(page);
    const total = [...scripts].reduce((sum, path) => sum + statSync(join(built, `${path}.gz`)).size, 0);
    expect([...scripts].filter((path) => path.includes('dev-runtime'))).toEqual([]);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(250_000);
    expect([...hosts]).toEqual([new URL(house.url).host]);
    await context.close();
  },
);
