import { expect, test } from 'vitest';
import { luckOf } from './luck.ts';

/** Half of its faces hit, one of them twice; one wounds. */
const faces = [['hit', 'hit'], ['hit'], ['wound'], []];
const die = (index: number) => ({ up: faces[index] ?? [], faces });

test('expects of a die what its faces bear on average', () => {
  const [luck] = luckOf([{ seat: 2, dice: [die(0), die(3), die(3), die(3)] }], []);
  expect(luck).toMatchObject({ seat: 2, dice: 4 });
  expect(luck?.symbols).toEqual([
    { symbol: 'hit', rolled: 2, expected: 3 },
    { symbol: 'wound', rolled: 0, expected: 1 },
  ]);
});

test('what harms its thrower is bad luck', () => {
  const throws = [{ seat: 0, dice: [die(2), die(2)] }];
  expect(luckOf(throws, ['wound'])[0]?.balance).toBe(-1.5 - 1.5);
  expect(luckOf(throws, [])[0]?.balance).toBe(-1.5 + 1.5);
});

test('dice that all come up as expected are no luck at all', () => {
  expect(luckOf([{ seat: 1, dice: faces.map((_, index) => die(index)) }], ['wound'])[0]?.balance).toBe(0);
});

test('all throws of a seat count together, and who threw nothing is not listed', () => {
  const luck = luckOf(
    [
      { seat: 3, dice: [die(0)] },
      { seat: 0, dice: [] },
      { seat: 1, dice: [die(1)] },
      { seat: 3, dice: [die(1), die(2)] },
    ],
    [],
  );
  expect(luck.map(({ seat, dice }) => [seat, dice])).toEqual([
    [1, 1],
    [3, 3],
  ]);
  expect(luck[1]?.symbols[0]).toEqual({ symbol: 'hit', rolled: 3, expected: 2.25 });
});
