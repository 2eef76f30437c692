/** The browser app, built when that is due. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages/web');
const built = join(web, 'dist/index.html');

/** What the build is made from: the page itself, what it takes from other packages, and the versions of the rest. */
const sources = [
  'packages/web/src',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/server/src/protocol',
  'packages/voice/src',
  'packages/kernel/src',
  'packages/odds/src',
  ...globSync('packages/*/src/figures.ts', { cwd: root }).map((figures) => dirname(figures)),
  'package-lock.json',
];

/** Builds the browser app when its sources are newer than the last build. */
export function buildWebIfStale(): void {
  if (isStale()) build();
}

function isStale(): boolean {
  if (!existsSync(built)) return true;
  const made = statSync(built).mtimeMs;
  return sources.some((source) => newest(join(root, source)) > made);
}

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function build(): void {
  console.error('orrery: building the browser app ...');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    // Whoever builds (a test, for one) may run in another mode; players never get React's slow development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('the browser app could not be built; see above');
}
