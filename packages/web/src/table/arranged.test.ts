import type { WireOption } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { arranged, inOrder } from './arranged.ts';

const option = (id: string, more: Partial<WireOption> = {}): WireOption => ({ id, label: { key: id }, ...more });
const onBoard = (count: number) =>
  Array.from({ length: count }, (_, i) => option(`place-${i}`, { target: `system:${i}` }));
const ids = (options: readonly WireOption[]) => options.map(({ id }) => id);

test('up to four options are buttons, the one that declines at the end', () => {
  const { form, groups, pinned } = arranged([option('done', { idle: true }), ...onBoard(3)]);
  expect(form).toBe('line');
  expect(groups.map(({ options }) => ids(options))).toEqual([['place-0', 'place-1', 'place-2']]);
  expect(ids(pinned)).toEqual(['done']);
});

test('in a list what is not on the board stays in sight, unless that is much', () => {
  expect(ids(arranged([...onBoard(9), option('trade'), option('done', { idle: true })]).pinned)).toEqual([
    'trade',
    'done',
  ]);
  const many = Array.from({ length: 4 }, (_, i) => option(`other-${i}`));
  expect(ids(arranged([...onBoard(9), ...many, option('done', { idle: true })]).pinned)).toEqual(['done']);
  expect(ids(arranged([...many, option('more')]).pinned)).toEqual([]);
});

test('options stand under the headings of the game, free actions apart', () => {
  const all = [...onBoard(4), option('attack-1'), option('attack-2'), option('trade'), option('give', { aside: true })];
  const { groups, also } = arranged(all, ({ id }) =>
    id === 'trade' ? 'also' : id.startsWith('attack') ? { title: 'Attack' } : null,
  );
  expect(groups.map(({ title, options }) => [title, options.length])).toEqual([
    [null, 4],
    ['Attack', 2],
  ]);
  expect(ids(also)).toEqual(['trade', 'give']);
});

test('free actions alone are the question', () => {
  const { groups, also } = arranged([option('a'), option('b')], () => 'also');
  expect(groups.flatMap(({ options }) => ids(options))).toEqual(['a', 'b']);
  expect(also).toEqual([]);
});

test('beside a bench, which has the question, free actions stay folded', () => {
  const { groups, also } = arranged([option('a', { aside: true })], undefined, true);
  expect([groups, ids(also)]).toEqual([[], ['a']]);
});

test('no option is lost or shown twice', () => {
  const all = [...onBoard(7), option('x'), option('y'), option('done', { idle: true }), option('free')];
  const shown = inOrder(arranged(all, ({ id }) => (id === 'free' ? 'also' : id < 'place-3' ? { title: 'A' } : null)));
  expect(ids(shown).toSorted()).toEqual(ids(all).toSorted());
});
