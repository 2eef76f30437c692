/** The peer we compare with is installed when a benchmark first wants it: nothing else of ours needs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '0.50.2';
const home = fileURLToPath(new URL('../.cache/boardgame.io', import.meta.url));

/** Installs boardgame.io unless it is there, and says in a line why that was not possible; null when all is well. */
export function installPeer(folder = home, npm = 'npm'): string | null {
  if (installedVersion(folder) === version) return null;
  mkdirSync(folder, { recursive: true });
  process.stderr.write(`installing boardgame.io ${version} for the comparison with it ...\n`);
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(
    npm,
    ['install', ...flags, '--prefix', folder, `boardgame.io@${version}`],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status === 0 && installedVersion(folder) === version) return null;
  const reason = error?.message ?? stderr.trim().split('\n')[0];
  return `boardgame.io ${version} could not be installed${reason ? ` (${reason})` : ''}`;
}

function installedVersion(folder: string): string | null {
  const manifest = join(folder, 'node_modules/boardgame.io/package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
}

/** A module of the installed peer, such as `internal`. */
export function requirePeer<T>(module: string): T {
  // At its best: in development it also walks the whole state after every move to see that it can be serialised.
  process.env.NODE_ENV = 'production';
  return createRequire(join(home, 'index.js'))(`boardgame.io/${module}`);
}
