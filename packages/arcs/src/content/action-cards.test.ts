import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SuitId } from './action-cards.ts';
import { actionCardById, actionCards, ambitionOfNumber, deck, suitById, suits } from './action-cards.ts';
import { ambitions } from './ambitions.ts';

const actionsOf = (suit: SuitId): string[] => [...suitById[suit].actions].sort();
const numbersIn = (players: number): number[] =>
  [...new Set(deck(players).map((id) => actionCardById[id].number))].sort();

rule('arcs', 'components.3', 'there are 28 cards, one of each number per suit, with their own pips', () => {
  expect(actionCards).toHaveLength(28);
  const pipsFromOneToSeven = Object.fromEntries(
    suits.map(({ id }) => {
      const cards = actionCards.filter((card) => card.suit === id);
      expect(cards.map((card) => card.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      return [id, cards.map((card) => card.pips).join('')];
    }),
  );
  expect(pipsFromOneToSeven).toEqual({
    administration: '4433321',
    aggression: '3322221',
    construction: '4433221',
    mobilization: '4433221',
  });
});

test('the id of a card tells its suit and number, and finds its row', () => {
  for (const card of actionCards) {
    expect(card.id).toBe(`${card.suit}-${card.number}`);
    expect(actionCardById[card.id]).toBe(card);
  }
});

rule('arcs', 'setup.2', 'two and three players use the 20 cards from 2 to 6, four players all 28', () => {
  for (const players of [2, 3]) {
    expect(new Set(deck(players)).size).toBe(20);
    expect(deck(players)).toHaveLength(20);
    expect(numbersIn(players)).toEqual([2, 3, 4, 5, 6]);
  }
  expect(deck(4)).toEqual(actionCards.map((card) => card.id));
});

test('every deck is a fresh list, free to be shuffled', () => {
  deck(4).reverse();
  expect(deck(4)[0]).toBe('administration-1');
});

rule('arcs', 'chapter.6', 'Administration taxes, repairs or influences; Construction builds or repairs', () => {
  expect(actionsOf('administration')).toEqual(['influence', 'repair', 'tax']);
  expect(actionsOf('construction')).toEqual(['build', 'repair']);
});

rule('arcs', 'chapter.7', 'Aggression moves, battles or secures; Mobilization moves or influences', () => {
  expect(actionsOf('aggression')).toEqual(['battle', 'move', 'secure']);
  expect(actionsOf('mobilization')).toEqual(['influence', 'move']);
});

rule('arcs', 'declare.3', 'numbers 2 to 6 show an ambition each, a 1 none, a 7 any; 1 and 7 need four players', () => {
  expect(ambitionOfNumber).toEqual({
    1: null,
    2: 'tycoon',
    3: 'tyrant',
    4: 'warlord',
    5: 'keeper',
    6: 'empath',
    7: 'any',
  });
  for (const players of [2, 3, 4]) {
    expect(numbersIn(players).includes(1)).toBe(players === 4);
    expect(numbersIn(players).includes(7)).toBe(players === 4);
  }
});

test('cards and ambitions agree on the number', () => {
  for (const ambition of ambitions) expect(ambitionOfNumber[ambition.number]).toBe(ambition.id);
});
