import { expect, test } from 'vitest';
import { searchRules } from './search.ts';

const topics = [
  {
    topic: 'tax',
    title: 'Tax',
    rules: [
      { id: 'tax.1', text: 'Choose a city you control.' },
      { id: 'tax.2', text: 'Gain its resource.' },
    ],
  },
  { topic: 'move', title: 'Move', rules: [{ id: 'move.1', text: 'Ships go to an adjacent system.' }] },
];

const found = (query: string) => searchRules(topics, query).flatMap(({ rules }) => rules.map(({ id }) => id));

test('without words, everything', () => expect(found('  ')).toEqual(['tax.1', 'tax.2', 'move.1']));
test('all words must be there, in any case and order', () => expect(found('GAIN tax')).toEqual(['tax.2']));
test('by number', () => expect(found('move.1')).toEqual(['move.1']));
test('nothing', () => expect(found('dragon')).toEqual([]));
