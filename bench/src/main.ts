/** `npm run bench`: ratios that can be compared between machines, measured in one run. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '@orrery/games';
import { type Benchmark, quick, type Result, thorough } from './measure.ts';
import { endProgress } from './progress.ts';
import { table } from './table.ts';

const benchmarks: { [name: string]: () => Promise<Benchmark> } = {
  'tic-tac-toe': () => import('./tic-tac-toe.ts'),
  'big-state': () => import('./big-state.ts'),
  // A game's benchmark goes by the name of the game.
  ...Object.fromEntries(Object.keys(games).map((name) => [name, () => import(`./${name}.ts`)])),
  odds: () => import('./odds.ts'),
  'server-load': () => import('./server-load.ts'),
  'nodes-load': () => import('./nodes-load.ts'),
  'idle-tables': () => import('./idle-tables.ts'),
  'web-table': () => import('./web-table.ts'),
};
const names = Object.keys(benchmarks);

const help = `npm run -s bench -- [--json] [--only NAME] [--quick]

  --json       print one JSON document: {results: [{name, ratio, goal, met, figures, …}], machine}
  --only NAME  run one benchmark: ${names.join(', ')}
  --quick      shorter and less exact

Every ratio is the median of several rounds in which its two sides ran in turn.`;

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const results: Result[] = [];
  for (const name of values.only === undefined ? names : [values.only]) {
    const load = benchmarks[name];
    if (load === undefined) throw new Error(`there is no benchmark '${name}'; there is ${names.join(', ')}`);
    const { measure } = await load();
    results.push(...(await measure(values.quick ? quick : thorough)));
  }
  endProgress();
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', node: process.version };
  console.log(values.json ? JSON.stringify({ results, machine }, null, 2) : table(results));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  endProgress();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
