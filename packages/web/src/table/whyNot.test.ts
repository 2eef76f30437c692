import { voiceOf } from '@orrery/voice';
import { expect, test } from 'vitest';
import { en } from '../messages/en/index.ts';
import { lineOf, reasonsFor, reasonsOf } from './whyNot.ts';

const texts = { en: { ...en, tax: 'Tax', move: 'Move', build: 'Build' } };
const voice = voiceOf({ texts, language: 'en', player: String });
const linesOf = (known: typeof sentences) => reasonsOf(blocked, voice, known).map((reason) => lineOf(reason, voice));
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
  expect(linesOf(sentences)).toEqual([
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
  expect(linesOf(new Map())).toEqual(['Move, Build', 'Tax']);
});
