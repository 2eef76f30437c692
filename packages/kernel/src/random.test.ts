import { expect, test } from 'vitest';
import { commitment, fingerprint, Keystream, notPlain, seedFrom, shuffled } from './index.ts';

test('a keystream continues from its position', () => {
  const seed = seedFrom('a');
  const whole = new Keystream(seed);
  const first = Array.from({ length: 300 }, () => whole.below(1000));
  const later = new Keystream(seed, 200);
  expect(Array.from({ length: 100 }, () => later.below(1000))).toEqual(first.slice(200));
});

test('the keystream is ChaCha20 with a zero nonce (RFC 8439 A.1, test vector 1)', () => {
  const zero = new Keystream('0'.repeat(64));
  const words = [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653];
  for (const word of words) expect(zero.below(0x1_0000_0000)).toBe(word);
});

test('every outcome is about equally likely', () => {
  const random = new Keystream(seedFrom('even'));
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('a shuffle keeps what it shuffles', () => {
  const list = shuffled(new Keystream(seedFrom('s')), [1, 2, 3, 4, 5]);
  expect(list.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('a commitment is the SHA-256 of the seed bytes, and a bad seed is refused', () => {
  expect(commitment('0'.repeat(64))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  expect(() => commitment('xyz')).toThrow('64 hexadecimal digits');
});

test('a fingerprint tells values apart and does not mind the order of keys', () => {
  expect(fingerprint({ a: 1, b: [2, { c: 3 }] })).toBe(fingerprint({ b: [2, { c: 3 }], a: 1 }));
  const values = [
    null,
    true,
    false,
    0,
    1,
    -1,
    0.5,
    2 ** 40,
    '',
    'a',
    '0',
    [],
    {},
    [0],
    [[0]],
    { a: 1 },
    { b: 1 },
    { a: 2 },
    [1, 2],
    [2, 1],
    { a: { b: 1 } },
    { b: { a: 1 } },
  ];
  expect(new Set(values.map(fingerprint)).size).toBe(values.length);
});

test('what JSON cannot carry is found by its path', () => {
  expect(notPlain({ a: [1, 'x', null, { b: true }] })).toBeNull();
  expect(notPlain({ a: [new Map()] })).toBe('$.a.0');
  expect(notPlain({ a: undefined })).toBe('$.a');
  expect(notPlain([-0])).toBe('$.0');
  expect(notPlain({ a: new Array(2) })).toBe('$.a');
  expect(notPlain({ a: Object.assign([1], { b: 2 }) })).toBe('$.a');
});
