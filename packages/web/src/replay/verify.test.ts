import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifySeed } from './verify.ts';

const seed = '00ff'.repeat(16);
const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

test('the seed that was promised', async () => {
  expect(await verifySeed(seed, commitment)).toEqual({ computed: commitment, verdict: 'good' });
});

test('another seed', async () => {
  expect((await verifySeed('01'.repeat(32), commitment)).verdict).toBe('bad');
});

test('something that is no seed', async () => {
  expect((await verifySeed('zz', commitment)).verdict).toBe('bad');
});
