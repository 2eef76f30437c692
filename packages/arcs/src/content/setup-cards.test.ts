import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { lastChapter } from './ambitions.ts';
import { system } from './map.ts';
import type { SetupCard } from './setup-cards.ts';
import { setupCardById, setupCards } from './setup-cards.ts';

const cards: readonly SetupCard[] = setupCards;
const systemsOf = (card: SetupCard) => card.seats.flatMap(({ A, B, C }) => [A, B, ...C]);

rule('arcs', 'components.9', 'there are four setup cards each for 2, 3 and 4 players, and five chapters', () => {
  expect(Object.keys(setupCardById)).toHaveLength(12);
  for (const players of [2, 3, 4]) expect(cards.filter((card) => card.players === players)).toHaveLength(4);
  expect(lastChapter).toBe(5);
});

test('the id of a card tells its players and name', () => {
  for (const card of cards) {
    expect(card.id).toBe(`${card.players}p-${card.name.toLowerCase().replaceAll(' ', '-')}`);
    expect(setupCardById[card.id]).toBe(card);
  }
});

test('a card takes two clusters out of play, or one with four players', () => {
  for (const card of cards) expect(new Set(card.outOfPlay).size, card.id).toBe(card.players === 4 ? 1 : 2);
});

test('a card names A, B and C of every seat, and a second C with two players', () => {
  for (const card of cards) {
    expect(card.seats, card.id).toHaveLength(card.players);
    for (const seat of card.seats) expect(seat.C, card.id).toHaveLength(card.players === 2 ? 2 : 1);
  }
});

test('everyone starts in play, and nobody shares a start system', () => {
  for (const card of cards) {
    const starts = systemsOf(card);
    for (const id of starts) expect(card.outOfPlay, `${card.id} ${id}`).not.toContain(system(id).cluster);
    expect(new Set(starts).size, card.id).toBe(starts.length);
  }
});

test('A and B are planets; C is a gate, with two players a gate and a planet', () => {
  for (const card of cards) {
    for (const { A, B, C } of card.seats) {
      expect(system(A).slots, card.id).toBeGreaterThan(0);
      expect(system(B).slots, card.id).toBeGreaterThan(0);
      const [first, ...others] = C.map((id) => system(id).symbol);
      expect(first, card.id).toBe('gate');
      expect(others, card.id).not.toContain('gate');
    }
  }
});

test('one card each for 2 and 3 players is meant for the experienced', () => {
  const ids = cards.filter((card) => card.experienced).map((card) => card.id);
  expect(ids).toEqual(['2p-frontiers', '3p-core-conflict']);
});
