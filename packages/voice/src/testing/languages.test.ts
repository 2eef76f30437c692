import { games } from '@orrery/games';
import type { Texts } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { languageFaults } from './index.ts';

const texts = await Promise.all(Object.values(games).map(async (load) => (await load()).messages));
const languages = Object.keys(games).flatMap((game, index) =>
  Object.entries(texts[index] ?? {}).map(([language, own]) => ({
    game,
    language,
    own,
    english: texts[index]?.en ?? {},
  })),
);

test('every game speaks English', () => {
  expect(languages.filter(({ language }) => language === 'en').map(({ game }) => game)).toEqual(Object.keys(games));
});

test.each(languages)('$game speaks $language as it does English', ({ language, own, english: theirs }) => {
  expect(Object.keys(theirs).length).toBeGreaterThan(100);
  expect(languageFaults(theirs, own, language)).toEqual([]);
});

const english = {
  'name.unit/cruiser': '{count, plural, one {cruiser} other {cruisers}}',
  produces: '{seat} produces {count} {type, name, #count}',
  placed: '{kind, select, ships {a ship} other {an agent}} in {place}',
  die: '{type}: {result}',
  pass: 'Pass',
};
const polish = {
  'name.unit/cruiser':
    '{case, select, genitive {krążownika} other {{count, plural, one {krążownik} few {krążowniki} many {krążowników} other {krążownika}}}}',
  produces: '{seat} buduje {count} {type, name, accusative #count}',
  placed: '{place}: {kind, select, ships {statek} other {agent}}',
  die: '{type}: {result, plural, =10 {dziesięć} other {#}}',
  pass: 'Spasuj',
};

test('a good language has no fault', () => expect(languageFaults(english, polish, 'pl')).toEqual([]));

test.each<[string, Texts, string]>([
  ['a text is missing', { pass: undefined as never }, 'pass is missing'],
  ['a text too many', { passes: 'Pas' }, 'passes is no key of English'],
  ['no ICU', { pass: '{Pas' }, "pass: '}' is missing at 4 of: {Pas"],
  ['another argument', { die: '{typ}: {result}' }, 'die: {type} is missing'],
  ['an argument too many', { pass: 'Pas {seat}' }, 'pass: there is no {seat}'],
  ['an argument too few', { die: '{type}' }, 'die: {result} is missing'],
  [
    'a number as a name',
    { produces: '{seat} {count, name, genitive} {type}' },
    'produces: {count} is named, in English shown and counted',
  ],
  [
    'a name as a number',
    { produces: '{seat} {count} {type, plural, other {#}}' },
    'produces: {type} is counted, in English named',
  ],
  [
    'another selector',
    { placed: '{place}: {kind, select, ship {statek} other {agent}}' },
    'placed: {kind} is selected by other, ship, in English by other, ships',
  ],
  ['English plurals', { die: '{type}: {result, plural, one {#} other {#}}' }, "die: {result} lacks the plural 'few'"],
  ['plurals of others', { die: '{type}: {result, plural, two {#} other {#}}' }, "die: {result} has no plural 'two'"],
  ['a name of too much', { 'name.unit/cruiser': '{type}' }, 'name.unit/cruiser: a name is not given {type}'],
])('a bad language is found out: %s', (_, change, fault) => {
  const texts = Object.fromEntries(Object.entries({ ...polish, ...change }).filter(([, text]) => text !== undefined));
  expect(languageFaults(english, texts, 'pl')).toContain(fault);
});
