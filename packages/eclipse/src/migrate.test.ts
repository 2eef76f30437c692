import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { eclipse } from './index.ts';
import { playPrudently } from './testing/index.ts';

test('a game that was begun under version 1 goes on from its checkpoint', () => {
  const match = Match.start(eclipse, { players: 2 }, seedFrom('migrate'));
  const random = new Keystream(seedFrom('migrate'));
  playPrudently(match, random, undefined, 60);
  const record = JSON.parse(JSON.stringify(match.record()));
  record.version = 1;
  record.checkpoint.state.found = null;
  const restored = Match.restore(eclipse, record);
  expect(restored.peek().found).toEqual([]);
  playPrudently(restored, random);
  expect(restored.isOver).toBe(true);
});
