import type { WireDecision } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { guarded, inOrder, type Pursuit } from './pursuit.ts';

const asked = (at: number, ...ids: string[]): WireDecision => ({
  at,
  seat: 0,
  prompt: { key: 'which' },
  options: ids.map((id) => ({ id, label: { key: id } })),
});

test('answers in order are given as long as they are offered', () => {
  const pursuit = guarded(inOrder(['a', 'b']));
  expect(pursuit(asked(1, 'a', 'x'))).toEqual({ answer: 'a' });
  expect(pursuit(asked(2, 'b'))).toEqual({ answer: 'b' });
  expect(pursuit(asked(3, 'a'))).toBe('done');
});

test('when something else is asked, or nothing, the rest is dropped', () => {
  const pursuit = guarded(inOrder(['a', 'b', 'c']));
  pursuit(asked(1, 'a'));
  expect(pursuit(asked(2, 'x'))).toBe('dropped');
  expect(guarded(inOrder(['a']))(null)).toBe('dropped');
});

test('what need not be asked is left out without a word', () => {
  expect(guarded(inOrder(['?a', 'b']))(asked(1, 'b'))).toEqual({ answer: 'b' });
  expect(guarded(inOrder(['?a', '?b']))(asked(1, 'c'))).toBe('done');
  const both = guarded(inOrder(['?a', 'b']));
  expect(both(asked(1, 'a', 'b'))).toEqual({ answer: 'a' });
  expect(both(asked(2, 'b'))).toEqual({ answer: 'b' });
});

test('a pursuit that has an answer for every question waits while others decide', () => {
  const done: Pursuit = (decision) => (decision ? { answer: 'done' } : 'wait');
  const pursuit = guarded(done);
  expect(pursuit(asked(1, 'done'))).toEqual({ answer: 'done' });
  expect(pursuit(null)).toBe('wait');
  expect(pursuit(asked(4, 'done'))).toEqual({ answer: 'done' });
  expect(pursuit(asked(5, 'x'))).toBe('dropped');
});

test('whoever takes an answer back is not answered for again', () => {
  const pursuit = guarded((decision) => (decision ? { answer: 'a' } : 'wait'));
  expect(pursuit(asked(3, 'a'))).toEqual({ answer: 'a' });
  expect(pursuit(asked(3, 'a'))).toBe('done');
});
