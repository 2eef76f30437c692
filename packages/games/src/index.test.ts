import { readFileSync } from 'node:fs';
import { Keystream, Match, playerCounts, seated, seedFrom, usualPlayers } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { games, gamesModule, gamesOf } from './index.ts';

const listed = await Promise.all(Object.entries(games).map(async ([name, load]) => ({ name, pack: await load() })));

test('Arcs, Eclipse and Twilight Imperium are among the games', () => {
  expect(Object.keys(games)).toEqual(expect.arrayContaining(['arcs', 'eclipse', 'ti4']));
});

test('a thread finds the same games by the address of the list', async () => {
  expect(Object.keys(await gamesOf(gamesModule))).toEqual(Object.keys(games));
});

describe.each(listed)('$name', ({ name, pack }) => {
  const { game, options, messages, content, notEnforced, bots, variety, isDrawn, tables } = pack;

  test('goes by its name', () => {
    expect(game.id).toBe(name);
  });

  test('is for some numbers of players, one of which is usual', () => {
    expect(playerCounts(pack)).toContain(usualPlayers(pack));
    for (const players of playerCounts(pack)) expect(game.seats(game.configure({ players }))).toBe(players);
  });

  test('takes the default of every option, and every variation of long runs', () => {
    const defaults = Object.entries(options).map(([key, choice]) => [key, choice.default]);
    expect(() => game.configure(Object.fromEntries(defaults))).not.toThrow();
    for (const [key, values] of Object.entries(variety)) {
      expect(options).toHaveProperty(key);
      for (const value of values) expect(() => game.configure({ [key]: value })).not.toThrow();
    }
  });

  test('has its rules by id, and excuses only for rules that it has', () => {
    const ids = [pack.catalogue, ...pack.rulings].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^- `([^`]+)` /gm)].map(([, id]) => id),
    );
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [id, reason] of Object.entries(notEnforced)) {
      expect(ids).toContain(id);
      expect(reason).not.toBe('');
    }
  });

  test('names its content once, and all that the box has does what it says', () => {
    expect(Object.keys(content)).not.toHaveLength(0);
    for (const { all, implemented } of Object.values(content)) {
      expect(all).not.toHaveLength(0);
      expect(new Set(all).size).toBe(all.length);
      expect(implemented.toSorted()).toEqual(all.toSorted());
    }
  });

  test('has English texts, and figures if it is drawn', () => {
    expect(Object.keys(messages.en).length).toBeGreaterThan(100);
    if (isDrawn) expect(tables).toBeTypeOf('object');
  });

  test('has bots, the random one first, that answer what they are asked', () => {
    expect(Object.keys(bots)).toEqual(expect.arrayContaining(['random', 'greedy']));
    expect(Object.keys(bots)[0]).toBe('random');
    const match = Match.start(game, {}, seedFrom('bots'));
    expect(pack.broken(match.peek())).toBeNull();
    const chance = new Keystream(seedFrom('bots'));
    for (const bot of Object.values(bots)) {
      const place = seated(match, match.waitingFor()[0]!, chance)!;
      expect(place.decision.options.map(({ id }) => id)).toContain(bot.choose(place, chance));
    }
  });
});
