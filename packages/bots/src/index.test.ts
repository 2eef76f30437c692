import { Keystream, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { botsFor, findBot, forGames } from './index.ts';
import { random } from './random.ts';

test('the random bot plays every game', () => {
  expect(botsFor('arcs')).toContain('random');
  expect(findBot('random', 'any')).toBe(random);
});

test('a bot nobody has written is not found, whatever its name', () => {
  expect(findBot('oracle', 'arcs')).toBeNull();
  expect(findBot('toString', 'arcs')).toBeNull();
});

test('a bot may play some games only', () => {
  const bot = forGames({ arcs: random });
  expect(bot('arcs')).toBe(random);
  expect(bot('ti4')).toBeNull();
  expect(bot('constructor')).toBeNull();
});

test('the random bot takes each option about as often as the others', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, value: id, label: { key: id } }));
  const decision = { at: 0, seat: 0, prompt: { key: 'pick' }, options };
  const chance = new Keystream(seedFrom('even'));
  const taken = { a: 0, b: 0, c: 0 };
  const seated = {
    seat: 0,
    decision,
    view: () => null,
    sample: () => {
      throw new Error('not needed');
    },
  };
  for (let i = 0; i < 3000; i++) taken[random.choose(seated, chance) as 'a' | 'b' | 'c']++;
  for (const times of Object.values(taken)) expect(Math.abs(times - 1000)).toBeLessThan(120);
});
