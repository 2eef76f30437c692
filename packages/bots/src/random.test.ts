import { Keystream, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { random } from './random.ts';

test('the random bot takes each option about as often as the others', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, value: id, label: { key: id } }));
  const decision = { at: 0, seat: 0, prompt: { key: 'pick' }, options };
  const chance = new Keystream(seedFrom('even'));
  const taken = { a: 0, b: 0, c: 0 };
  const notNeeded = () => {
    throw new Error('not needed');
  };
  const seated = { seat: 0, decision, view: () => null, sample: notNeeded, glimpse: notNeeded };
  for (let i = 0; i < 3000; i++) taken[random.choose(seated, chance) as 'a' | 'b' | 'c']++;
  for (const times of Object.values(taken)) expect(Math.abs(times - 1000)).toBeLessThan(120);
});
