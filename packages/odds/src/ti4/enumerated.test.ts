import type { UnitType } from '@orrery/ti4/battles';
import { expect, test } from 'vitest';
import type { Left } from './index.ts';
import { oddsOf } from './index.ts';
import { type Ends, enumerated, fleets } from './testing/enumerated.ts';

/** The largest difference of any chance of the answer from the same gone through die by die. */
function difference(one: readonly UnitType[], other: readonly UnitType[]): number {
  const ends = enumerated(one, other);
  const odds = oddsOf({
    attacker: { faction: 'xxcha', space: counted(one), technologies: ['fighter-2'] },
    defender: { faction: 'yssaril', space: counted(other), technologies: ['fighter-2'] },
    until: 'space',
  });
  const attackers = sideOf(ends, 0);
  const defenders = sideOf(ends, 1);
  const wins = shareOf(ends, (mine) => mine !== '');
  const losses = shareOf(ends, (_mine, theirs) => theirs !== '');
  return Math.max(
    Math.abs(odds.win - wins),
    Math.abs(odds.loss - losses),
    Math.abs(odds.draw - (1 - wins - losses)),
    apart(attackers, odds.attacker.left),
    apart(defenders, odds.defender.left),
  );
}

function counted(types: readonly UnitType[]): Partial<Record<UnitType, number>> {
  return Object.fromEntries(types.map((type) => [type, types.filter((each) => each === type).length]));
}

function shareOf(ends: Ends, matches: (mine: string, theirs: string) => boolean): number {
  let sum = 0;
  for (const [end, chance] of ends) {
    const [mine = '', theirs = ''] = end.split(' / ');
    if (matches(mine, theirs)) sum += chance;
  }
  return sum;
}

function sideOf(ends: Ends, side: 0 | 1): Map<string, number> {
  const found = new Map<string, number>();
  for (const [end, chance] of ends) {
    const left = end.split(' / ')[side] ?? '';
    found.set(left, (found.get(left) ?? 0) + chance);
  }
  return found;
}

function apart(ends: ReadonlyMap<string, number>, left: readonly Left[]): number {
  const rest = new Map(ends);
  for (const { chance, space, damaged } of left) {
    const units = (Object.entries(space) as [UnitType, number][]).flatMap(([type, many]) =>
      Array.from({ length: many }, (_, n) => (n < (damaged[type] ?? 0) ? `${type}!` : type)),
    );
    const name = units.sort().join(' ');
    rest.set(name, (rest.get(name) ?? 0) - chance);
  }
  return Math.max(...[...rest.values()].map(Math.abs));
}

const most = 1e-9;

test('every battle of up to three units a side is what going through all dice makes it', () => {
  const all = fleets(['fighter', 'destroyer', 'cruiser', 'dreadnought'], 3);
  for (const one of all) {
    for (const other of all) expect(difference(one, other), `${one} against ${other}`).toBeLessThan(most);
  }
});

test('so is every battle with a war sun and up to two carriers, dreadnoughts or destroyers', () => {
  const all = fleets(['destroyer', 'carrier', 'dreadnought'], 2);
  for (const fleet of all) expect(difference(['war-sun', ...fleet], fleet), `${fleet}`).toBeLessThan(most);
});
