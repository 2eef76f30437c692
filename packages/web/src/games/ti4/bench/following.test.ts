import type { WireDecision } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { following } from './following.ts';

const asked = (key: string) => ({ prompt: { key }, options: [] }) as unknown as WireDecision;

test('who follows Technology researches at once, also when others decide about cards first', () => {
  const follow = following('secondary');
  expect(follow(asked('ti4.follow'))).toEqual({ answer: 'secondary' });
  expect(follow(null)).toBe('wait');
  expect(follow(asked('ti4.technology.research'))).toEqual({ answer: 'research' });
});

test('whatever else is asked after a card was followed is mine to answer', () => {
  const follow = following('secondary');
  follow(asked('ti4.follow'));
  expect(follow(asked('ti4.pay-for-tokens'))).toBe('done');
});
