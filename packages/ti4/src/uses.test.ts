import { Keystream, seedFrom } from '@orrery/kernel';
import { playRandomly } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { spaceCombat } from './rules/space-combat.ts';
import { battle, midgame } from './testing/index.ts';
import { uses } from './uses.ts';

test('what happens in a game is among what can be used, and counting changes nothing', () => {
  const counted: string[] = [];
  const all = Object.entries(uses.all).flatMap(([heading, ids]) => ids.map((id) => `${heading}: ${id}`));
  const play = () => {
    const match = midgame({ players: 4 }, 'uses');
    playRandomly(match, new Keystream(seedFrom('uses')));
    return match;
  };
  const end = uses.watch(([heading, id]) => counted.push(`${heading}: ${id}`));
  const match = play();
  end();
  for (const event of match.events(0, 'spectator')) {
    for (const [heading, id] of uses.told(event, match.peek())) counted.push(`${heading}: ${id}`);
  }
  expect(counted.filter((use) => !all.includes(use))).toEqual([]);
  const headings = new Set(counted.map((use) => use.slice(0, use.indexOf(':'))));
  expect([...headings]).toEqual(
    expect.arrayContaining(['action cards played', 'faction abilities used', 'units used']),
  );
  expect(play().hash).toBe(match.hash);
});

test('everything that can be used is listed once under its heading', () => {
  for (const ids of Object.values(uses.all)) expect(new Set(ids).size).toBe(ids.length);
  expect(uses.all['agenda outcomes']).toEqual(
    expect.arrayContaining([
      'agenda/economic-equality/for',
      'agenda/economic-equality/against',
      'agenda/core-mining/elects',
    ]),
  );
  expect(uses.all['technologies gained']).not.toContain('technology/valefar-assimilator-x');
});

test('a text that works by itself counts when it changes something, one that is used when it is resolved', () => {
  const counted: string[] = [];
  const end = uses.watch(([, id]) => counted.push(id));
  const table = battle('tile-22', 'space-combat', ['sardakk-norr', 'letnev', 'hacan'])
    .units(0, 'tile-22', { cruiser: 2 })
    .units(1, 'tile-22', { cruiser: 1 })
    .goods(1, 2)
    .dice(10, 10, 1)
    .play(spaceCombat);
  expect(counted).not.toContain('faction/munitions-reserves');
  table.answer('use:faction/munitions-reserves');
  end();
  expect(counted).toContain('faction/munitions-reserves');
  expect(counted).toContain('faction/unrelenting');
  expect(counted).not.toContain('faction/armada'); // nobody asked how large a fleet may be
  const before = counted.length;
  table.answer('done');
  expect(counted).toHaveLength(before);
});
