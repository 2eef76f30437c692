import { expect, test } from 'vitest';
import { boundaryViolations } from './boundaries.ts';

function violations(path: string, text: string): string[] {
  return boundaryViolations({
    path,
    text,
    dependencies: ['@orrery/kernel', '@orrery/arcs', '@orrery/ti4', '@noble/hashes'],
    devDependencies: ['vitest'],
  });
}

test.each([
  ['arcs', "import { choose } from '@orrery/kernel';"],
  ['arcs', "import { map } from '../content/map.ts';"],
  ['kernel', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ['bots', "import { arcs } from '@orrery/arcs';\nimport { readFileSync } from 'node:fs';"],
  ['web', "import type { Arcs } from '@orrery/arcs';"],
  ['arcs', "// import { x } from '@orrery/ti4';\n/* Math.random() */"],
])('%s may say: %s', (name, text) => {
  expect(violations(`packages/${name}/src/rules/x.ts`, text)).toEqual([]);
});

test.each([
  ['kernel', "import { arcs } from '@orrery/arcs';", "kernel may not import '@orrery/arcs'"],
  ['arcs', "import {\n  ti4,\n} from '@orrery/ti4';", "arcs may not import '@orrery/ti4'"],
  ['arcs', "export * from '@orrery/bots';", "arcs may not import '@orrery/bots'"],
  ['bots', "const cli = await import('@orrery/cli');", "bots may not import '@orrery/cli'"],
  ['arcs', "import { x } from '../../../ti4/src/x.ts';", "'../../../ti4/src/x.ts' leaves the package"],
  ['arcs', "import '@orrery/kernel/testing';", "'@orrery/kernel/testing' is for tests only"],
  ['arcs', "import { test } from 'vitest';", "'vitest' is not declared in package.json"],
  ['arcs', "import fs from 'node:fs';", "'node:fs': the kernel and the games know nothing of the machine"],
  ['web', "import { arcs } from '@orrery/arcs';", "the browser may take only types from '@orrery/arcs'"],
  ['kernel', 'const die = Math.random();', 'Math.random makes a game irreproducible'],
  ['kernel', 'const now = new Date();', 'new Date makes a game irreproducible'],
  ['sidecar', "import '@orrery/kernel';", "package 'sidecar' is not listed in scripts/boundaries.ts"],
])('%s may not say: %s', (name, text, problem) => {
  const path = `packages/${name}/src/rules/x.ts`;
  const line = text.split('\n').length;
  expect(violations(path, text)).toEqual([`${path}:${line}: ${problem}`]);
});

test('tests may use the testing helpers, Node and the root devDependencies', () => {
  const text = "import { rule } from '@orrery/kernel/testing';\nimport 'vitest';\nimport 'node:fs';\nMath.random();";
  expect(violations('packages/arcs/src/x.test.ts', text)).toEqual([]);
  expect(violations('packages/arcs/src/testing/x.ts', text)).toEqual([]);
});
