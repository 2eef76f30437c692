import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notPlain } from './json.ts';
import { Snapshots, snapshot } from './snapshot.ts';

const members = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { noNullPrototype: true });

const madeOf = (...leaves: readonly unknown[]) =>
  fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(...leaves),
      fc.array(tie('node'), { maxLength: 4 }),
      members(tie('node')),
    ),
  })).node;

/** What figures of a view may be made of, before they are written. */
const json = madeOf(null, 1, 'x', undefined);
/** A state is plain, always. Its leaves may be what members are called, or how many there are. */
const plain = madeOf(null, 0, 1, 2, 'a', 'b', 'c', 'null', true);

/** Whether two values have an object in common. */
function share(a: unknown, b: unknown): boolean {
  const seen = new Set<unknown>();
  const walk = (value: unknown, visit: (node: object) => boolean): boolean =>
    typeof value === 'object' && value !== null && (visit(value) || Object.values(value).some((v) => walk(v, visit)));
  walk(a, (node) => !seen.add(node));
  return walk(b, (node) => seen.has(node));
}

test('a snapshot equals the state, shares nothing with it, and leaves the one before alone', () => {
  const holds = (first: unknown, second: unknown) => {
    const before = snapshot(null, first);
    const after = snapshot(before, second);
    expect(before).toStrictEqual(first);
    expect(after).toStrictEqual(second);
    expect(share(after, second)).toBe(false);
  };
  fc.assert(fc.property(json, json, holds), { numRuns: 1000 });
});

test('what did not change is the same object as before', () => {
  const live = { a: { x: [1, 2] }, b: [{ y: 1 }, { y: 2 }], c: 1 };
  const before = snapshot(null, live);
  expect(snapshot(before, structuredClone(live))).toBe(before);
  const after = snapshot(before, { ...live, b: [{ y: 1 }, { y: 3 }] });
  expect(after.a).toBe(before.a);
  expect(after.b[0]).toBe(before.b[0]);
  expect(after.b[1]).toEqual({ y: 3 });
});

test('copies one after the other are what the state was, and stay so', () => {
  const holds = (states: readonly object[]) => {
    expect(states.map(notPlain)).toEqual(states.map(() => null));
    const copies = new Snapshots<object>();
    const live: Record<string, unknown> = {};
    const taken = states.map((next) => {
      for (const key of Object.keys(live)) delete live[key];
      Object.assign(live, structuredClone(next));
      return copies.take(live);
    });
    expect(taken).toStrictEqual(states);
    expect(share(taken, live)).toBe(false);
  };
  fc.assert(fc.property(fc.array(members(plain), { maxLength: 5 }), holds), { numRuns: 1000 });
});

type Choose = (below: number) => number;

/** The same with one thing changed somewhere in it. */
function edited(value: unknown, choose: Choose): unknown {
  if (Array.isArray(value)) {
    const at = choose(value.length + 3);
    if (at === value.length) return [...value, leaf(choose)];
    if (at === value.length + 1) return value.slice(0, -1);
    return at < value.length ? value.with(at, edited(value[at], choose)) : leaf(choose);
  }
  if (typeof value !== 'object' || value === null) return [leaf(choose), [value], { a: value }][choose(3)];
  const members = Object.entries(value);
  const at = choose(members.length + 3);
  if (at === members.length) return { ...value, [name(choose)]: leaf(choose) };
  if (at === members.length + 1) return Object.fromEntries(members.slice(0, -1));
  if (at > members.length) return choose(2) === 0 ? leaf(choose) : renamed(members, choose);
  return Object.fromEntries(members.map(([key, member], i) => [key, i === at ? edited(member, choose) : member]));
}

const leaf = (choose: Choose) => [null, 0, 1, 'a', 'b', true, [], {}][choose(8)];
const name = (choose: Choose) => ['a', 'b', 'c', 'd'][choose(4)] ?? '';
const renamed = (members: [string, unknown][], choose: Choose) =>
  Object.fromEntries(members.map(([key, member], i) => [i === 0 ? name(choose) : key, member]));

test('a state that changes bit by bit, back and forth, is copied as it is each time; and nothing is made anew that stayed', () => {
  const begin = {
    a: [
      { a: 1, b: [1, 2] },
      { a: 1, b: [] },
    ],
    b: { a: { a: 'a', b: null }, c: { a: 'a' } },
    c: [[], [0], {}],
    d: 1,
  };
  const holds = (choices: readonly number[]) => {
    let at = 0;
    const choose: Choose = (below) => (choices[at++ % choices.length] ?? 0) % below;
    const copies = new Snapshots<object>();
    const states: object[] = [begin];
    while (at < choices.length) {
      const now = states.at(-1) ?? begin;
      const before = states[choose(states.length)] ?? begin;
      const next = choose(4) === 0 ? before : edited(now, choose);
      states.push(typeof next === 'object' && next !== null && !Array.isArray(next) ? next : begin);
    }
    let last: Record<string, unknown> = {};
    for (const state of states) {
      const copy = copies.take(structuredClone(state));
      expect(copy).toStrictEqual(state);
      expect(copies.take(structuredClone(state))).toBe(copy);
      for (const [key, member] of Object.entries(copy)) {
        const before = last[key];
        if (JSON.stringify(before) === JSON.stringify(member)) expect(member).toBe(before);
      }
      last = copy as Record<string, unknown>;
    }
  };
  fc.assert(fc.property(fc.array(fc.nat(1000), { minLength: 40, maxLength: 160 }), holds), { numRuns: 300 });
});

test('what has the same leaves in the same order is not the same', () => {
  const states = [
    { list: [1, [2]], members: { x: { a: { b: 1 }, c: 2 } } },
    { list: [[1], 2], members: { x: { a: { b: 1, c: 2 } } } },
    { list: [{ x: [[1], 2] }, 3], members: { a: {}, b: 'c' } },
    { list: [3, { x: [1, [2]] }], members: { a: 'b', c: {} } },
    { list: [{ x: {} }], members: {} },
    { list: [{ x: [] }], members: [] },
  ];
  const copies = new Snapshots<object>();
  expect(states.map((state) => copies.take(state))).toStrictEqual(states);
});

test('a part that comes back is there again', () => {
  const copies = new Snapshots<{ part: unknown }>();
  const one = { a: { x: 1 } };
  const two = { a: { x: 2 } };
  const parts = [one, null, one, null, two, one, [], two, one, [{ x: 1 }], one, [{ x: 2 }], [{ x: 1 }]];
  expect(parts.map((part) => copies.take({ part }).part)).toEqual(parts);
});

test('a part that did not change is the same object in the next copy', () => {
  const copies = new Snapshots<{ a: number[]; b: { x: number[]; y: number[] } }>();
  const live = { a: [1], b: { x: [1], y: [2] } };
  const before = copies.take(live);
  live.b.x.push(2);
  const after = copies.take(live);
  expect(after.a).toBe(before.a);
  expect(after.b.y).toBe(before.b.y);
  expect(copies.take(structuredClone(live)).b).toBe(after.b);
  expect([before.b.x, after.b.x]).toEqual([[1], [1, 2]]);
});

test('when nothing changes there is no new copy; a member that comes or goes is a change', () => {
  const copies = new Snapshots<{ a: number[]; b?: number }>();
  const first = copies.take({ a: [1], b: 2 });
  expect(copies.take({ a: [1], b: 2 })).toBe(first);
  expect(copies.take({ a: [1], b: 3 })).toEqual({ a: [1], b: 3 });
  expect(copies.take({ a: [1] })).toEqual({ a: [1] });
  expect(copies.take({ a: [1], b: 3 })).toEqual({ a: [1], b: 3 });
});
