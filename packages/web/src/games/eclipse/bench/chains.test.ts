import { expect, test } from 'vitest';
import { moveAnswers } from './moves.ts';
import { tradeAnswers, tradesIn } from './trades.ts';

test('ships of a kind follow each other', () => {
  expect(moveAnswers('sector:101', 'ship:102:cruiser', 1)).toEqual(['sector:101']);
  expect(moveAnswers('sector:101', 'ship:102:cruiser', 2)).toEqual(['sector:101', 'ship:102:cruiser', '?sector:101']);
});

test('several trades are made one after the other', () => {
  const [trade] = tradesIn(['done', 'trade', 'trade:science:money']);
  expect(trade).toEqual({ id: 'trade:science:money', from: 'science', to: 'money' });
  expect(tradeAnswers(trade!, 2)).toEqual(['trade:science:money', '?trade', '?trade:science:money']);
});
