import { voiceOf } from '@orrery/voice';
import { expect, test } from 'vitest';
import { lineOf, reasonsFor, reasonsOf } from './whyNot.ts';

const voice = voiceOf({ texts: { en: { tax: 'Tax', move: 'Move', build: 'Build' } }, language: 'en', player: String });
const sentences = new Map([
  ['chapter.6', 'Administration pips allow Tax, Repair or Influence.'],
  ['tax.2', 'The same city cannot be taxed more than once in a turn.'],
]);
const blocked = [
  { label: { key: 'move' }, rule: 'chapter.6' },
  { label: { key: 'tax' }, rule: 'tax.2', target: 'building:1-hex.0' },
  { label: { key: 'build' }, rule: 'chapter.6' },
];

test('a rule is told once with all that it forbids, by its sentence', () => {
  expect(reasonsOf(blocked, voice, sentences).map(lineOf)).toEqual([
    'Move, Build: Administration pips allow Tax, Repair or Influence.',
    'Tax: The same city cannot be taxed more than once in a turn.',
  ]);
});

test('of a thing its own reasons are told, else the general ones', () => {
  const rulesFor = (target: string) => reasonsFor(target, blocked, voice, sentences).map(({ rule }) => rule);
  expect(rulesFor('building:1-hex.0')).toEqual(['tax.2']);
  expect(rulesFor('ships:1-hex.0')).toEqual(['chapter.6']);
});

test('before the rules are here it says what cannot be done', () => {
  expect(reasonsOf(blocked, voice, new Map()).map(lineOf)).toEqual(['Move, Build', 'Tax']);
});
