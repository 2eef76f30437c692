import { dieSymbols } from '@orrery/arcs/battles';
import { averageOf, chanceOf } from '@orrery/arcs/figures';
import { expect, test } from 'vitest';
import { disagreement, type Trial } from '../core/testing/agreement.ts';
import { oddsOf, parseArcsBattle } from './index.ts';
import type { Aim } from './policy.ts';
import { disagreements, playedOut } from './testing/played.ts';

test('dice bring what the figures of the game say', () => {
  const dice = { skirmish: 2, assault: 3, raid: 1 };
  const { symbols, win, draw, loss } = oddsOf(parseArcsBattle({ attacker: '6 fresh', defender: '2 fresh; cities=1' }), {
    dice,
  });
  expect(symbols.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(win + draw + loss).toBeCloseTo(1, 12);
  for (const symbol of dieSymbols) {
    const average = symbols.reduce((sum, each) => sum + each.chance * each[symbol], 0);
    expect(average, symbol).toBeCloseTo(averageOf(dice, symbol), 9);
    const any = symbols.reduce((sum, each) => sum + (each[symbol] > 0 ? each.chance : 0), 0);
    expect(any, symbol).toBeCloseTo(chanceOf(dice, symbol, 1), 9);
  }
});

const battles: readonly (readonly [string, string, Aim, number, number, number])[] = [
  ['4 fresh, 1 damaged', '3 fresh', 'trophies', 1, 3, 0],
  ['3 fresh', '1 fresh, 1 damaged; cities=1; starports=1 damaged', 'city', 1, 1, 1],
  ['4 fresh; leader=corsair; tokens=fuel, weapon', '1 fresh; cities=1', 'raid', 1, 1, 2],
  ['4 fresh; lore=seeker torpedoes, signal breaker', '3 fresh; lore=mirror plating, railgun arrays', 'clear', 0, 4, 0],
  [
    '3 fresh; leader=rebel; guilds=skirmishers; tokens=weapon',
    '3 fresh; leader=agitator; tokens=weapon',
    'trophies',
    3,
    2,
    0,
  ],
  ['5 damaged; lore=repair drones', '2 fresh; leader=quartermaster; starports=1', 'raid', 1, 1, 3],
];

for (const [attacker, defender, aim, skirmish, assault, raid] of battles) {
  test(`${attacker} against ${defender}: battles played by the rules agree with the odds`, () => {
    const battle = parseArcsBattle({ attacker, defender });
    const dice = { skirmish, assault, raid };
    const plan = { aim, dice, keys: 2 };
    const odds = oddsOf(battle, plan);
    const trial: Trial = (times, errors, seed) => disagreements(odds, playedOut(battle, plan, times, seed), errors);
    expect(disagreement(trial)).toEqual([]);
  });
}

test('the best dice for an aim are better than any other', () => {
  const battle = parseArcsBattle({ attacker: '3 fresh', defender: '2 fresh; cities=1' });
  const best = oddsOf(battle, { aim: 'raid', keys: 2 });
  for (const dice of [
    { skirmish: 0, assault: 1, raid: 2 },
    { skirmish: 1, assault: 0, raid: 2 },
  ]) {
    expect(oddsOf(battle, { aim: 'raid', keys: 2, dice }).raid).toBeLessThanOrEqual(best.raid);
  }
});

test('without a building here there are no raid dice while the defender has some elsewhere', () => {
  const text = { attacker: '3 fresh', defender: '2 fresh; elsewhere=yes' };
  expect(oddsOf(parseArcsBattle(text)).limits.raid).toBe(0);
});
