/**
 * `npm run soak`: the long runs. Random games by the ten thousand, the tests that look into them at their full length, battles
 * against their odds, then a server killed by the hundred, then faults at several.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

const usage = `usage: npm run soak -- [options]

  --games N   random games of each game and number of players (10000)
  --kills N   how often the server is killed while games are played (500)
  --faults N  faults at three servers on one PostgreSQL (200)
  --battles N battles whose odds are checked by playing each 20,000 times (60)
  --help      this text
`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '500' },
    faults: { type: 'string', default: '200' },
    battles: { type: 'string', default: '60' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) process.stdout.write(usage);
else
  process.exitCode =
    run('packages/cli/src/soak.ts', '--games', values.games) ||
    run('node_modules/vitest/vitest.mjs', 'run', 'random-play.test.ts', 'secrets.test.ts', 'packages/odds') ||
    run('packages/odds/src/testing/soak.ts', values.battles) ||
    run('packages/server/src/testing/crash.ts', values.kills) ||
    run('packages/server/src/testing/chaos.ts', values.faults);

function run(file: string, ...args: string[]): number {
  const env = { ...process.env, ORRERY_SOAK: '1' };
  return spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
