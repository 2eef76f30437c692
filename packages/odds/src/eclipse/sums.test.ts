import { expect, test } from 'vitest';
import { wasm } from './sums-wasm.ts';
import { assembled } from './testing/assemble.ts';

test('the sums are those of sums.wat; if not, testing/assemble.ts makes them anew', async () => {
  expect(wasm).toBe(await assembled());
});
