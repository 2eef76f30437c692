import { Keystream, type Option, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { habitAt, something, withoutOpinion } from './habits.ts';

const random = new Keystream(seedFrom('habits'));
const option = (id: string): Option => ({ id, value: id, label: { key: id } });
const decision = (...options: Option[]) => ({ at: 0, seat: 0, prompt: { key: 'game.pick' }, options });
const pass: Option = { ...option('pass'), idle: true };
const often = Array.from({ length: 50 });

test('a habit is found by the message that asks', () => {
  const habits = { 'game.pick': 1, 'game.other': 2 };
  expect(habitAt(habits, decision(pass))).toBe(1);
  expect(habitAt<string, number>({}, { ...decision(pass), prompt: { key: 'toString' } })).toBeUndefined();
});

test('who has no opinion declines, and where that is not possible takes anything', () => {
  const choices = new Set(often.map(() => withoutOpinion(decision(option('a'), pass, option('b')), random)));
  expect([...choices]).toEqual(['pass']);
  const others = new Set(often.map(() => withoutOpinion(decision(option('a'), option('b')), random)));
  expect([...others].sort()).toEqual(['a', 'b']);
});

test('something is anything but declining, unless there is nothing else', () => {
  const choices = new Set(often.map(() => something(decision(option('a'), pass, option('b')), random)));
  expect([...choices].sort()).toEqual(['a', 'b']);
  expect(something(decision(pass), random)).toBe('pass');
});
