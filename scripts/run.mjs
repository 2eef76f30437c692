// Every npm script comes through here: install what is missing, then run the task on our own Node.
// Plain JavaScript, because it has to start on any Node >= 18, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wantedNode = 26;

const tasks = {
  start: ['scripts/start.ts'],
  serve: ['packages/server/src/main.ts'],
  orrery: ['packages/cli/src/main.ts'],
  check: ['scripts/check.ts'],
  test: ['scripts/test.ts'],
  soak: ['scripts/soak.ts'],
  bench: ['bench/src/main.ts'],
};

const [name, ...args] = process.argv.slice(2);
const task = tasks[name];
const currentNode = Number.parseInt(process.versions.node, 10);

if (!task) fail(`unknown task '${name ?? ''}'; one of: ${Object.keys(tasks).join(', ')}`);
if (currentNode < 18) fail(`Node 18 or newer is needed to begin with; this is ${process.version}`);
if (!isInstalled()) install();
run(findNode(), [join(root, task[0]), ...task.slice(1), ...args]);

/** npm notes what it installed in node_modules/.package-lock.json; compare that with what package-lock.json asks for. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = readPackages('package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    return path in installed ? installed[path].version === version : Boolean(optional || devOptional);
  });
}

function readPackages(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function install() {
  console.error('orrery: installing dependencies (npm ci) ...');
  // The log level is explicit because `npm run -s` would otherwise silence the reason of a failure.
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  const { status, error } = spawnSync('npm', ['ci', ...flags], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`npm ci failed${error ? `: ${error.message}` : ''}; nothing was run`);
}

/** Our Node comes as an npm package per platform. Elsewhere, a new enough Node of the machine will do. */
function findNode() {
  const { platform, arch, execPath } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const packaged = join(root, 'node_modules', `${prefix}-${platform}-${arch}`, 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  if (currentNode >= wantedNode) return execPath;
  return fail(`no packaged Node for ${platform}-${arch}; install Node ${wantedNode} or newer and try again`);
}

function run(node, nodeArgs) {
  // Our files are compiled once, not by every process and thread that loads them.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env };
  const child = spawn(node, nodeArgs, { stdio: 'inherit', env });
  // A terminal sends its SIGINT to the child as well; passing it on would deliver it twice. The server does not mind, and nobody but us
  // may have been told.
  const isServer = name === 'start' || name === 'serve';
  process.on('SIGINT', () => (process.stdin.isTTY && !isServer) || child.kill('SIGINT'));
  // Likewise the SIGHUP of a terminal that is closed, but another signal does no harm.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.on('error', (error) => fail(`cannot run ${node}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm passes on some signals and ends by others, and so does the shell between us where there is one (`exec` does without): we notice that our parent is gone. */
function endWithParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 250);
  timer.unref();
}

function fail(message) {
  console.error(`orrery: ${message}`);
  process.exit(1);
}
