import { expect, test } from 'vitest';
import { boundaryViolations, cycleViolations } from './boundaries.ts';

function violations(path: string, text: string): string[] {
  return boundaryViolations({
    path,
    text,
    dependencies: ['@orrery/kernel', '@orrery/arcs', '@orrery/ti4', '@orrery/voice', '@noble/hashes'],
    devDependencies: ['vitest'],
  });
}

test.each([
  ['arcs', "import { below } from '@orrery/kernel';\nimport { choose } from '../words.ts';"],
  ['bots', "import { choose } from '@orrery/kernel';"],
  ['arcs', "import { map } from '../content/map.ts';"],
  ['kernel', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ['bots', "import { arcs } from '@orrery/arcs';\nimport { readFileSync } from 'node:fs';"],
  ['web', "import type { Arcs } from '@orrery/arcs';\nimport { awardOf } from '@orrery/arcs/figures';"],
  ['web', "import { voiceOf } from '@orrery/voice';"],
  ['arcs', "// import { x } from '@orrery/ti4';\n/* Math.random() */"],
])('%s may say: %s', (name, text) => {
  expect(violations(`packages/${name}/src/rules/x.ts`, text)).toEqual([]);
});

test.each([
  ['kernel', "import { arcs } from '@orrery/arcs';", "kernel may not import '@orrery/arcs'"],
  ['arcs', "import {\n  ti4,\n} from '@orrery/ti4';", "arcs may not import '@orrery/ti4'"],
  ['arcs', "export * from '@orrery/bots';", "arcs may not import '@orrery/bots'"],
  ['voice', "import { arcs } from '@orrery/arcs';", "voice may not import '@orrery/arcs'"],
  ['bots', "const cli = await import('@orrery/cli');", "bots may not import '@orrery/cli'"],
  ['arcs', "import { x } from '../../../ti4/src/x.ts';", "'../../../ti4/src/x.ts' leaves the package"],
  ['arcs', "import '@orrery/kernel/testing';", "'@orrery/kernel/testing' is for tests only"],
  ['arcs', "import { test } from 'vitest';", "'vitest' is not declared in package.json"],
  ['arcs', "import fs from 'node:fs';", "'node:fs': the kernel and the games know nothing of the machine"],
  ['web', "import { arcs } from '@orrery/arcs';", "the browser may take only types from '@orrery/arcs'"],
  ['kernel', 'const die = Math.random();', 'Math.random makes a game irreproducible'],
  ['kernel', 'const now = new Date();', 'new Date makes a game irreproducible'],
  [
    'arcs',
    "import { type Rules, choose } from '@orrery/kernel';",
    "a game asks by the 'choose' of its own words, which knows its prompts",
  ],
  ['sidecar', "import '@orrery/kernel';", "package 'sidecar' is not listed in scripts/boundaries.ts"],
])('%s may not say: %s', (name, text, problem) => {
  const path = `packages/${name}/src/rules/x.ts`;
  const line = text.split('\n').length;
  expect(violations(path, text)).toEqual([`${path}:${line}: ${problem}`]);
});

/** `@{` for a placeholder, because one in a plain string looks like a mistake. */
const withPlaceholders = (text: string): string => text.replaceAll('@{', '${');

test.each([
  ...['<td>{hits.toFixed(1)}</td>', 'count.toLocaleString()', 'new Intl.NumberFormat()', '<b>{share} %</b>'],
  ...["facts.join(' · ')", "names.join(', ')", '`@{title} · @{name}`', '<p>{a} · {b}</p>'],
  ...["`@{words('left')} (B)`", '`@{props.name(thing)}s`', "{` @{text('left')}`}"],
])('the page leaves it to a text: %s', (written) => {
  const text = withPlaceholders(written);
  const path = 'packages/web/src/table/Column.tsx';
  expect(violations(path, text)).toEqual([
    expect.stringMatching(/^packages\/web.*:1: '.*': figures and what joins words/),
  ]);
  expect(violations('packages/web/src/messages/en/app.ts', text)).toEqual([]);
  expect(violations('packages/web/src/table/column.test.ts', text)).toEqual([]);
});

test.each([
  'words(`dice.@{kind}`, { die: `die/@{kind}` })',
  "classes.join(' ')",
  "ids.join(',')",
  '<span style={{ width: `@{share * 100}%` }} />',
  "// `@{words('a')} · b`.toFixed(1)",
])('the page may say: %s', (written) => {
  const text = withPlaceholders(written);
  expect(violations('packages/web/src/table/Column.tsx', text)).toEqual([]);
});

test('the tests of the voice may import the games', () => {
  expect(violations('packages/voice/src/x.test.ts', "import { arcs } from '@orrery/arcs';")).toEqual([]);
});

test('tests may use the testing helpers, Node and the root devDependencies', () => {
  const text = "import { rule } from '@orrery/kernel/testing';\nimport 'vitest';\nimport 'node:fs';\nMath.random();";
  expect(violations('packages/arcs/src/x.test.ts', text)).toEqual([]);
  expect(violations('packages/arcs/src/testing/x.ts', text)).toEqual([]);
});

/** The files of a package by name, each importing what its text says. */
function cyclesIn(files: Record<string, string>): string[] {
  return cycleViolations(Object.entries(files).map(([name, text]) => ({ path: `packages/arcs/src/${name}`, text })));
}

test('a file that comes back to itself through others is told, by the shortest way', () => {
  const files = {
    'rules/turn.ts': "import { cards } from '../content/cards.ts';\nimport { battle } from './battle.ts';",
    'rules/battle.ts': "export { cards } from '../content/cards.ts';",
    'content/cards.ts': "import { spies } from './spies.ts';",
    'content/spies.ts': "import '../rules/turn.ts';",
  };
  expect(cyclesIn(files)).toEqual([
    'packages/arcs/src/rules/turn.ts: import cycle: rules/turn.ts → content/cards.ts → content/spies.ts → rules/turn.ts',
  ]);
});

test('of several circles each is told, and every file once', () => {
  const files = {
    'a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
    'b.ts': "import { a } from './a.ts';",
    'c.ts': "import { d } from './d.ts';",
    'd.ts': "import {\n  a,\n  type C,\n} from './a.ts';\nimport { c } from './c.ts';",
    'e.ts': "import { e } from './e.ts';",
  };
  expect(cyclesIn(files)).toEqual([
    'packages/arcs/src/e.ts: import cycle: e.ts → e.ts',
    'packages/arcs/src/a.ts: import cycle: a.ts → b.ts → a.ts',
    'packages/arcs/src/c.ts: import cycle: c.ts → d.ts → c.ts',
  ]);
});

test('types close a circle', () => {
  const back = [
    "import type { A } from './a.ts';",
    "export type { A } from './a.ts';",
    "import { type A } from './a.ts';",
    "type A = import('./a.ts').A;",
    "type A = typeof import('./a.ts');",
  ];
  for (const text of back)
    expect(cyclesIn({ 'a.ts': "import type { B } from './b.ts';", 'b.ts': text })).toEqual([
      'packages/arcs/src/a.ts: import cycle: a.ts → b.ts → a.ts',
    ]);
});

test('comments and what is loaded later close no circle', () => {
  const back = [
    "// import { a } from './a.ts';",
    "const a = await import('./a.ts');",
    "const a = import('./a.ts').then(({ A }) => A);",
    "const A = (await import('./a.ts')).A;",
    "import { a } from '../other/a.ts';",
  ];
  for (const text of back) expect(cyclesIn({ 'a.ts': "import { b } from './b.ts';", 'b.ts': text })).toEqual([]);
});
