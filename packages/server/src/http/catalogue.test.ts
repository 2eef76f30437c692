import { readFileSync } from 'node:fs';
import { games } from '@orrery/games';
import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';

test.each(Object.entries(games))('%s: every rule and every ruling is under a topic of its own', async (_name, load) => {
  const { catalogue, rulings } = await load();
  const files = [catalogue, ...rulings];
  const topics = files.flatMap(readCatalogue);
  expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length);
  const ids = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^- `([^`]+)`/gm)].map(([, id]) => id));
  expect(topics.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ids);
});
