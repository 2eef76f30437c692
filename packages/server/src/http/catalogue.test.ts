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

test.each(Object.entries(games))('%s: players read what a rule says, not where it comes from', async (_name, load) => {
  const { catalogue, rulings } = await load();
  const texts = [catalogue, ...rulings]
    .flatMap(readCatalogue)
    .flatMap(({ title, rules }) => [{ id: title, text: title }, ...rules]);
  const provenance =
    /\b(?:uk|pl|ltp|ours|interpretation|codex|errat\w+|printings?|reprint|expansion|derivable|OCR|doubtful|test case|engine|catalogue|community|software)\b|sources differ|official FAQ|individual data|\(core|\((?:note\b|p\. |[PFCO]\b|printed\))|`|\*\*/i;
  expect(texts.filter(({ text }) => provenance.test(text) || /^$|^[\s(]| {2}|\s[.,;](?!\w)/.test(text))).toEqual([]);
});
