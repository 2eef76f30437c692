import { games } from '@orrery/games';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { markup } from '../../dev/markup.ts';
import { cards, raidCosts } from '../games/arcs/diagrams/index.tsx';
import { parts } from '../games/eclipse/diagrams/parts.tsx';
import { throwers } from '../games/ti4/diagrams/index.tsx';
import { loadDiagrams, loadWords } from './lessons.ts';

describe.each(['arcs', 'eclipse', 'ti4'])('%s', async (game) => {
  const learning = (await loadWords(game))?.learning;
  const diagrams = await loadDiagrams(game);
  if (!learning || !diagrams) throw new Error(`${game} is not taught`);
  const symbols = markup(createElement('svg', {}, createElement(diagrams.Definitions)));
  const defined = new Set([...symbols.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

  test('every diagram of the words is drawn, and no other, and each stands in the introduction', () => {
    const ids = Object.keys(learning.diagrams).sort();
    expect(Object.keys(diagrams.drawings).sort()).toEqual(ids);
    expect(learning.introduction.flatMap((section) => section.diagrams).sort()).toEqual(ids);
  });

  test.each(Object.entries(diagrams.drawings))(
    '%s shows all its words, of symbols that the board has',
    (id, Drawing) => {
      const labels = learning.diagrams[id]?.labels.map((label, index) => `${index} ${label}`) ?? [];
      const drawn = markup(createElement(Drawing, { labels }));
      for (const label of labels) expect(drawn).toContain(`>${label}<`);
      const used = [...drawn.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, symbol]) => symbol);
      expect(used.filter((symbol) => !defined.has(symbol))).toEqual([]);
    },
  );
});

test('the pieces of the pictures are those of the box', async () => {
  const arcs = (await games.arcs()).tables as { actionCards: object[]; slotRaidCosts: number[] };
  for (const card of Object.values(cards)) expect(arcs.actionCards).toContainEqual(card);
  expect(raidCosts).toEqual(arcs.slotRaidCosts);
  const eclipse = (await games.eclipse()).tables as { parts: Record<string, object> };
  for (const [id, part] of Object.entries(parts)) expect(part).toEqual(eclipse.parts[id]);
  const { units } = (await games.ti4()).tables as { units: Record<string, { combat: { value: number } | null }> };
  for (const { type, value } of throwers) expect(units[type]?.combat?.value).toBe(value);
});
