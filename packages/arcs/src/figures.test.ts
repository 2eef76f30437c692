import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DieSymbol, dieFaces, dieKinds, dieSymbols } from './content/dice.ts';
import { adjacency } from './content/map.ts';
import {
  allowedDice,
  averageOf,
  bestDice,
  byValue,
  chanceOf,
  cityBonuses,
  controllerOf,
  type Dice,
  freeSlots,
  openSlotsOnBoard,
  ownHitsOf,
  placesOf,
  planetTypes,
  reachOf,
} from './figures.ts';

test('the page gets no rule and no card with them', () => {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const [, clause = '', from = ''] of text.matchAll(/^(?:import|export)\b([^;]*?)from '(\.[^']*)';/gm))
      if (!clause.trim().startsWith('type '))
        follow(new URL(from, new URL(file, 'file:///')).pathname.replace(/^\//, './'));
  };
  follow('./figures.ts');
  expect([...seen].filter((file) => /rules|court|leaders|lore|registry/.test(file))).toEqual([]);
  expect(seen.size).toBeGreaterThan(4);
});

test('whoever has more fresh ships than everybody else controls', () => {
  expect(controllerOf({ fresh: [2, 3, 0] })).toBe(1);
  expect(controllerOf({ fresh: [3, 3, 0] })).toBeNull();
  expect(controllerOf({ fresh: [3, 3, 4] })).toBe(2);
  expect(controllerOf({ fresh: [0, 0, 0] })).toBeNull();
});

describe('places', () => {
  test('a tie for first makes all of them second, and nobody else places', () => {
    expect(placesOf([3, 3, 1], 0)).toEqual([2, 2, null]);
  });

  test('a tie for second gives nothing', () => {
    expect(placesOf([3, 1, 1], 0)).toEqual([1, null, null]);
  });

  test('the absent rival takes or ties a place', () => {
    expect(placesOf([2, 1], 3)).toEqual([2, null]);
    expect(placesOf([3, 1], 3)).toEqual([2, null]);
    expect(placesOf([2, 1], 1)).toEqual([1, null]);
    expect(placesOf([2, 0], 1)).toEqual([1, null]);
  });

  test('nothing is worth nothing', () => {
    expect(placesOf([0, 0, 0], 0)).toEqual([null, null, null]);
  });
});

test('cities on the board cover resource slots from the right', () => {
  const slots = [null, null, null, null, null, null, null]; // six of the board and one on a card
  const open = [5, 4, 3, 2, 1, 0].map((cities) => openSlotsOnBoard({ cities, slots }).length);
  expect(open).toEqual([3, 4, 5, 7, 7, 7]);
  expect(openSlotsOnBoard({ cities: 5, slots })).toEqual([0, 1, 6]);
  expect(cityBonuses).toEqual([
    { cities: 4, bonus: 2 },
    { cities: 5, bonus: 3 },
  ]);
});

test('the next marker is the one worth most as it lies', () => {
  expect(byValue({ flipped: [] }, ['small', 'high', 'medium'])).toEqual(['high', 'medium', 'small']);
  expect(byValue({ flipped: ['medium'] }, ['small', 'high', 'medium'])).toEqual(['medium', 'high', 'small']);
});

test('a planet has its type or that of a token on it, a gate those of the cities around it', () => {
  const city = { kind: 'city', owner: 0, damaged: false, slot: 0, used: false } as const;
  const systems = {
    '2-gate': { buildings: [city], marker: null },
    '2-hex': { buildings: [city], marker: 'fuel' },
    '2-arrow': { buildings: [city], marker: null },
    '2-crescent': { buildings: [], marker: null },
  } as const;
  expect(planetTypes(systems as never, '2-hex')).toEqual(['fuel']);
  expect(planetTypes(systems as never, '2-crescent')).toEqual(['weapon']);
  expect(planetTypes(systems as never, '2-gate')).toEqual(['psionic', 'fuel']);
  expect(freeSlots('2-hex', [city])).toEqual([1]);
  expect(freeSlots('2-gate', [])).toEqual([]);
});

/** How often a symbol lies there in every throw of some dice, one after the other. */
function everyThrow(dice: Dice, symbol: DieSymbol): number[] {
  let counts = [0];
  for (const kind of dieKinds) {
    for (let die = 0; die < dice[kind]; die++)
      counts = counts.flatMap((count) =>
        dieFaces[kind].map((face) => count + face.filter((each) => each === symbol).length),
      );
  }
  return counts;
}

const limits = { least: 0, most: 4, raid: 6, assaultWithSkirmish: false } as const;

describe('dice', () => {
  const handfuls = allowedDice(limits);

  test.each(dieSymbols)('averages and chances of %s are those of all throws', (symbol) => {
    for (const dice of handfuls) {
      const counts = everyThrow(dice, symbol);
      const sum = counts.reduce((all, count) => all + count, 0);
      expect(averageOf(dice, symbol)).toBeCloseTo(sum / counts.length, 9);
      for (const least of [0, 1, 2, 3, 9])
        expect(chanceOf(dice, symbol, least)).toBeCloseTo(
          counts.filter((count) => count >= least).length / counts.length,
          9,
        );
    }
  });

  test('the best ones have the most hits for at most as many on the attacker', () => {
    for (const interceptors of [0, 1, 3, 6]) {
      const best = bestDice(limits, interceptors);
      expect(ownHitsOf(best, interceptors)).toBeLessThanOrEqual(averageOf(best, 'hit'));
      for (const dice of handfuls)
        if (dice.raid === 0 && ownHitsOf(dice, interceptors) <= averageOf(dice, 'hit'))
          expect(averageOf(dice, 'hit')).toBeLessThanOrEqual(averageOf(best, 'hit') + 1e-9);
    }
    expect(bestDice(limits, 0)).toEqual({ skirmish: 0, assault: 4, raid: 0 });
    expect(bestDice(limits, 30).assault).toBe(0);
    expect(bestDice({ ...limits, assaultWithSkirmish: true }, 0)).toEqual({ skirmish: 2, assault: 2, raid: 0 });
  });
});

test('ships reach the next system, and with a Catapult all behind gates that no Rival controls', () => {
  const neighbours = adjacency([]);
  const none = { fresh: [0, 0] };
  expect(reachOf({}, neighbours, 0, '1-arrow', false).sort()).toEqual([...neighbours['1-arrow']].sort());
  const far = reachOf({ '1-gate': none }, neighbours, 0, '1-arrow', true);
  expect(far).toContain('4-crescent');
  expect(far).not.toContain('1-arrow');
  const stopped = reachOf({ '1-gate': { fresh: [0, 1] } }, neighbours, 0, '1-arrow', true);
  expect(stopped.sort()).toEqual([...neighbours['1-arrow']].sort());
});
