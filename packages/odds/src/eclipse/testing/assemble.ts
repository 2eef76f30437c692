/** Makes `sums-wasm.ts` of `sums.wat`: `node packages/odds/src/eclipse/testing/assemble.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const source = fileURLToPath(new URL('../sums.wat', import.meta.url));

/** The program as text, as it is kept. */
export async function assembled(): Promise<string> {
  const { parseWat } = await wabt();
  const module = parseWat('sums.wat', readFileSync(source, 'utf8'), { simd: true, bulk_memory: true });
  module.validate();
  return Buffer.from(module.toBinary({}).buffer).toString('base64');
}

if (import.meta.main) {
  const text = (await assembled()).match(/.{1,110}/g)?.map((line) => `  '${line}'`);
  const lines = [
    '/** sums.wat, assembled; testing/assemble.ts writes this. */',
    `export const wasm: string = [\n${text?.join(',\n')},\n].join('');`,
  ];
  writeFileSync(new URL('../sums-wasm.ts', import.meta.url), `${lines.join('\n')}\n`);
}
