import { expect, test } from 'vitest';
import type { View } from '../model.ts';
import { handOf } from './hand.ts';

test('two action cards alike are one with its number; notes say whose they are and whether they are in play', () => {
  const mine = {
    actionCards: ['sabotage', 'bribery', 'sabotage'],
    notes: [{ id: 'ceasefire', of: 1 }],
    notesInPlay: [{ id: 'support-for-the-throne', of: 2 }],
    secrets: ['cut-supply-lines'],
  };
  expect(handOf({ players: [mine] } as unknown as View, 0)).toEqual([
    { thing: 'action-card/sabotage', kind: 'action', count: 2, of: null },
    { thing: 'action-card/bribery', kind: 'action', count: 1, of: null },
    { thing: 'note/ceasefire', kind: 'note', count: 1, of: 1 },
    { thing: 'note/support-for-the-throne', kind: 'played', count: 1, of: 2 },
    { thing: 'secret-objective/cut-supply-lines', kind: 'secret', count: 1, of: null },
  ]);
});

test('of a hand that I may not see nothing is shown but what lies open', () => {
  const other = { actionCards: null, notes: null, notesInPlay: [], secrets: null };
  expect(handOf({ players: [other] } as unknown as View, 0)).toEqual([]);
});
