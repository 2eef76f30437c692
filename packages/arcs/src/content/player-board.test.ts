import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { cityBonus, openSlots, pieces, resourceSlotRaidCosts } from './player-board.ts';

const citiesOffBoard = [0, 1, 2, 3, 4, 5];

test('a player owns 5 cities, 5 starports, 15 ships and 10 agents', () => {
  expect(pieces).toEqual({ city: 5, starport: 5, ship: 15, agent: 10 });
});

rule('arcs', 'resources.1', 'six resource slots cost 3, 1, 1, 2, 1, 3 to raid; two are open from the start', () => {
  expect(resourceSlotRaidCosts).toEqual([3, 1, 1, 2, 1, 3]);
  expect(openSlots(0)).toBe(2);
  expect(Math.min(...citiesOffBoard.map(openSlots))).toBe(2);
});

rule('arcs', 'resources.2', 'cities off the board open a slot, a slot, two slots, then +2 and +3', () => {
  expect(citiesOffBoard.map(openSlots)).toEqual([2, 3, 4, 6, 6, 6]);
  expect(citiesOffBoard.map(cityBonus)).toEqual([0, 0, 0, 0, 2, 2 + 3]);
});

test('no player has more than five cities', () => {
  expect(() => openSlots(6)).toThrow(RangeError);
  expect(() => cityBonus(-1)).toThrow(RangeError);
});
