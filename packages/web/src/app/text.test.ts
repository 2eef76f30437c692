import { expect, test } from 'vitest';
import { saidOnce } from './text.ts';

test('a text is put together once for the same values, and again for others', () => {
  const asked: string[] = [];
  const say = saidOnce((key: string, values?: { readonly count: number; readonly names?: readonly string[] }) => {
    asked.push(key);
    return `${values?.count ?? 'no'} ${key} ${values?.names?.join() ?? ''}`;
  });
  expect([say('ships'), say('ships', { count: 1 }), say('ships', { count: 2 }), say('ships', { count: 1 })]).toEqual([
    ...['no ships ', '1 ships ', '2 ships ', '1 ships '],
  ]);
  expect(say('ships', { count: 1, names: ['Ann', 'Bob'] })).toBe('1 ships Ann,Bob');
  expect(asked.length).toBe(4);
});
