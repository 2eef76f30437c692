import { BadConfig } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { configure, options } from './config.ts';
import { messages } from './messages/index.ts';

test('an empty configuration is a game for six to ten points on the preset map with random factions', () => {
  expect(configure({})).toEqual({ players: 6, points: 10, galaxy: 'preset', factions: 'random' });
  expect(configure({ players: 3, points: 14, galaxy: 'built', factions: 'drafted' })).toEqual({
    players: 3,
    points: 14,
    galaxy: 'built',
    factions: 'drafted',
  });
});

test('factions can be named, one for each seat', () => {
  expect(configure({ players: 3, factions: ['sol', 'nekro', 'creuss'] }).factions).toEqual(['sol', 'nekro', 'creuss']);
});

test.each([
  [{ players: 2 }, "'players' must be one of 3, 4, 5, 6, not 2"],
  [{ players: '3' }, "'players' must be one of 3, 4, 5, 6"],
  [{ points: 12 }, "'points' must be one of 10, 14, not 12"],
  [{ galaxy: 'milky way' }, "'galaxy' must be one of preset, random, built"],
  [{ factions: 'sol' }, "'factions' must be one of random, chosen, drafted"],
  [{ factions: ['sol', 'nekro'] }, "'factions' must name one faction for each of the 6 seats, not 2"],
  [{ players: 3, factions: ['sol', 'nekro', 'elves'] }, 'there is no faction "elves"'],
  [{ players: 3, factions: ['sol', 'nekro', 7] }, 'there is no faction 7'],
  [{ players: 3, factions: ['sol', 'nekro', 'sol'] }, "'factions' names 'sol' twice"],
  [{ speed: 9 }, "Twilight Imperium has no option 'speed'"],
  [{ toString: 1 }, "Twilight Imperium has no option 'toString'"],
  [null, 'a JSON object'],
  [[], 'a JSON object'],
  ['x', 'a JSON object'],
])('%j is refused with a sentence that says why', (input, text) => {
  expect(() => configure(input)).toThrow(BadConfig);
  expect(() => configure(input)).toThrow(text);
});

test('every option and every value that is no number has a name', () => {
  for (const [key, { values }] of Object.entries(options)) {
    expect(messages.en).toHaveProperty([`option.${key}`]);
    for (const value of values) {
      if (key !== 'players') expect(messages.en).toHaveProperty([`option.${key}.${value}`]);
    }
  }
});
