import { expect, test } from 'vitest';
import { Duel, type Roster } from './duel.ts';

/** So many ships that hit with a chance each, and are lost one by one. */
function ships(count: number, chance: number): Roster {
  const states = Array.from({ length: count + 1 }, (_, lost) => lost);
  const one = Float64Array.of(1 - chance, chance);
  const power = (many: number): Float64Array => {
    if (many === 0) return Float64Array.of(1);
    const rest = power(many - 1);
    const sum = new Float64Array(many + 1);
    for (const [n, p] of rest.entries())
      for (const [k, q] of one.entries()) sum[n + k] = (sum[n + k] as number) + p * q;
    return sum;
  };
  return {
    paths: states.map((lost) => Int32Array.from({ length: count - lost + 1 }, (_, hits) => lost + hits)),
    hits: states.map((lost) => power(count - lost)),
    hitsAgainst: null,
  };
}

function begun(duel: Duel): Float64Array {
  const mass = duel.empty();
  mass[0] = 1;
  return mass;
}

test('one against one: both may fall together', () => {
  const duel = new Duel(ships(1, 0.5), ships(1, 0.5));
  const mass = begun(duel);
  expect(duel.finish(mass)).toBe(0);
  expect([...mass]).toEqual([0, 1 / 3, 1 / 3, 1 / 3]);
});

test('going on round by round comes to the same in the end, and nothing is lost', () => {
  const duel = new Duel(ships(4, 0.3), ships(3, 0.4));
  const finished = begun(duel);
  duel.finish(finished);
  let mass = begun(duel);
  for (let round = 0; round < 200; round++) mass = duel.round(mass);
  expect(mass.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
  for (const [at, chance] of mass.entries()) expect(chance).toBeCloseTo(finished[at] as number, 12);
});

test('sides that cannot hurt each other fight for ever, and that is said', () => {
  const duel = new Duel(ships(2, 0), ships(2, 0));
  expect(duel.finish(begun(duel))).toBe(1);
});
