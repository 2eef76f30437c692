import { BadConfig, Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { configure, options } from './config.ts';
import { presets } from './content/layouts.ts';
import { mapStringOf } from './content/map-string.ts';
import { ti4 } from './index.ts';
import { messages } from './messages/index.ts';

/** The preset galaxy of six players as map tools write it: 0 is a home. */
const sixPlayers: number[] = Array.from({ length: 36 }, (_, index) => {
  const placed = presets[6].find(({ position }) => position === index + 1);
  return placed === undefined ? 0 : Number(placed.system.slice('tile-'.length));
});
const sixPlayerMap = sixPlayers.join(' ');
/** A tile where a home belongs, and the home in its place. */
const misplacedHome = [...sixPlayers.slice(0, 18), sixPlayers[19], sixPlayers[18], ...sixPlayers.slice(20)].join(' ');

test('an empty configuration is a game for six to ten points on the preset map with random factions', () => {
  expect(configure({})).toEqual({ players: 6, points: 10, galaxy: 'preset', factions: 'random' });
  expect(configure({ players: 3, points: 14, galaxy: 'built', factions: 'drafted' })).toEqual({
    players: 3,
    points: 14,
    galaxy: 'built',
    factions: 'drafted',
  });
});

test('a galaxy can be given as a map string, with or without Mecatol Rex, and is laid as it says', () => {
  const { galaxy } = configure({ galaxy: `{18} ${sixPlayerMap.replaceAll(' 0 ', ' -1 ')}` });
  expect(galaxy).toBe(`{18} ${sixPlayerMap}`);
  const match = Match.start(ti4, { galaxy: sixPlayerMap }, seedFrom('imported'));
  const { systems } = match.peek();
  for (const { system, position } of presets[6]) expect(systems[system]?.position).toBe(position);
  expect(mapStringOf(systems)).toBe(galaxy); // exported as it was imported
});

test('factions can be named, one for each seat', () => {
  expect(configure({ players: 3, factions: ['sol', 'nekro', 'creuss'] }).factions).toEqual(['sol', 'nekro', 'creuss']);
});

test.each([
  [{ players: 2 }, "'players' must be one of 3, 4, 5, 6, not 2"],
  [{ players: '3' }, "'players' must be one of 3, 4, 5, 6"],
  [{ points: 12 }, "'points' must be one of 10, 14, not 12"],
  [{ galaxy: 7 }, "'galaxy' must be one of preset, random, built"],
  [
    { galaxy: 'milky way' },
    "'galaxy' is preset, random, built or a map string, and as such: entry 1 is no number of a tile",
  ],
  [{ galaxy: 'x'.repeat(301) }, "'galaxy' is too long"],
  [{ galaxy: '22 44 19' }, 'it names 3 places'],
  [{ galaxy: sixPlayerMap.replace('22', '83') }, 'there is no tile 83 to be placed'],
  [{ galaxy: sixPlayerMap.replace('22', '44') }, 'it has tile 44 twice'],
  [{ galaxy: sixPlayerMap.replace('22', '0') }, 'it has 29 tiles; with 6 players there are 30'],
  [{ players: 3, galaxy: sixPlayerMap }, 'it has 30 tiles; with 3 players there are 24'],
  [{ galaxy: misplacedHome }, 'a home lies at place 19 with 6 players: it must be 0'],
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
