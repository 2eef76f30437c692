/** `npm run check`: types, lint and package boundaries, all at once. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const checks = {
  types: typesOf('tsconfig.json', 'types'),
  'web types': typesOf('packages/web', 'web-types'),
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  boundaries: ['scripts/boundaries.ts'],
};

/** What was found right is remembered, so that only what changed since, and what rests on it, is looked at again. */
function typesOf(project: string, memory: string): string[] {
  const remembered = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/${memory}.tsbuildinfo`];
  const pretty = ['--pretty', String(process.stdout.isTTY === true)];
  // On its own core each takes half the work that it would take in threads that know nothing of each other.
  return ['node_modules/typescript/bin/tsc', '--project', project, '--singleThreaded', ...remembered, ...pretty];
}

/** Runs every check, prints a line for each, and gives the number that failed. */
export async function check(): Promise<number> {
  const results = await Promise.all(Object.entries(checks).map(([name, command]) => runCheck(name, command)));
  return results.filter((passed) => !passed).length;
}

async function runCheck(name: string, command: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (code !== 0) console.log(output.trimEnd());
  console.log(`${name.padEnd(10)} ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return code === 0;
}

if (import.meta.main) process.exitCode = (await check()) > 0 ? 1 : 0;
