import { expect, test } from 'vitest';
import { vocabulary } from './index.ts';

const { option, decline, words, the } = vocabulary<'build' | 'pass', { seat: number; unit: 'fighter' | 'cruiser' }>([
  'seat',
  'unit',
]);

test('messages speak of things by kind and id', () => {
  expect(words('build', { seat: the.seat(2), type: the.unit('fighter'), count: 2 })).toEqual({
    key: 'build',
    args: { seat: 'seat/2', type: 'unit/fighter', count: 2 },
  });
});

test('what a message cannot speak of does not compile', () => {
  // @ts-expect-error no such unit
  the.unit('frigate');
  // @ts-expect-error an id without its kind
  words('build', { type: 'fighter' });
  // @ts-expect-error a kind that this game does not have
  words('build', { where: 'planet/jord' });
  // @ts-expect-error no such text
  words('destroy');
});

test('the option that declines says so', () => {
  expect(option('build:fighter', 1, 'build', { type: the.unit('fighter') }, 'place:1')).toEqual({
    id: 'build:fighter',
    value: 1,
    label: { key: 'build', args: { type: 'unit/fighter' } },
    target: 'place:1',
  });
  expect(decline('pass', null, 'pass')).toEqual({ id: 'pass', value: null, label: { key: 'pass' }, idle: true });
});

test('a game asks only with its prompts', () => {
  const { choose, chooseEach, words } = vocabulary<'which?' | 'built', { seat: number }, 'which?'>(['seat']);
  choose(0, words('which?'), []);
  chooseEach([{ seat: 0, prompt: words('which?'), options: [] }]);
  // @ts-expect-error tells what happened
  choose(0, words('built'), []);
  // @ts-expect-error also for several seats
  chooseEach([{ seat: 0, prompt: words('built'), options: [] }]);
});
