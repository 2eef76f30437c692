/** The whole server under load, with real sockets and durable writes, and the core of boardgame.io's with neither. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { peerServer } from './boardgame-io-server.ts';
import { peerGalaxy, SEATS } from './games/galaxy.ts';
import { LoadedTable, Tally } from './load-tables.ts';
import { type Effort, quick, type Result, result, Side, type Work } from './measure.ts';
import { showProgress } from './progress.ts';
import { CheapRandom } from './random.ts';

const name = 'server-load';
const TABLES = 16;
/** Milliseconds of a thorough run. */
const WARM_UP = 3_000;
const LOAD = 10_000;
const PEER_WARM_UP = 1_500;
/** Once before and once after ours, so that a machine that slows down slows down both. */
const PEER_LOAD = 2_500;

const random = new CheapRandom(1);
let movePeer: ReturnType<typeof peerServer> | null = null;
const theirs: Work = () => {
  movePeer ??= peerServer(peerGalaxy, SEATS);
  movePeer(random);
  return 1;
};

export const works = { theirs };

export async function measure(effort: Effort): Promise<Result[]> {
  const part = effort === quick ? 0.5 : 1;
  const peer = new Side(import.meta.url, 'theirs');
  try {
    showProgress(`${name}: boardgame.io`);
    await peer.speed(PEER_WARM_UP * part);
    const before = await peerSpeeds(peer, PEER_LOAD * part);
    const { answersPerSecond, answersPerCpuSecond, ...figures } = await load(part);
    showProgress(`${name}: boardgame.io again`);
    const after = await peerSpeeds(peer, PEER_LOAD * part);
    const peerMovesPerSecond = (before.wall + after.wall) / 2;
    const peerMovesPerCpuSecond = (before.cpu + after.cpu) / 2;
    const about = 'our durable answers per second ÷ boardgame.io’s moves in memory';
    const speeds = { answersPerSecond, peerMovesPerSecond, answersPerCpuSecond, peerMovesPerCpuSecond };
    return [result(name, about, answersPerSecond / peerMovesPerSecond, 'at least', 3, { ...speeds, ...figures })];
  } finally {
    await peer.end();
  }
}

/** By the clock on the wall, as ours, which also waits for disks and sockets; and by working time. */
async function peerSpeeds(peer: Side, milliseconds: number): Promise<{ wall: number; cpu: number }> {
  const began = performance.now();
  const cpu = await peer.speed(milliseconds);
  return { wall: (cpu * milliseconds) / (performance.now() - began), cpu };
}

async function load(part: number) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const script = fileURLToPath(new URL('./load-process.ts', import.meta.url));
  const server = fork(script, [folder], { env: { ...process.env, NODE_ENV: 'production' } });
  const tally = new Tally();
  let tables: LoadedTable[] = [];
  try {
    showProgress(`${name}: starting our server`);
    const url = String(await reply(server));
    tables = Array.from({ length: TABLES }, (_, i) => new LoadedTable(url, tally, i));
    const failed = Promise.race(tables.map((table) => table.failed));
    failed.catch(() => {});
    for (const table of tables) await table.open();
    showProgress(`${name}: warming up`);
    await Promise.race([pause(WARM_UP * part), failed]);
    showProgress(`${name}: ${TABLES} tables`);
    const cpu = await cpuOf(server);
    tally.reset();
    const began = performance.now();
    await Promise.race([pause(LOAD * part), failed]);
    const seconds = (performance.now() - began) / 1000;
    const { answers, bytesPerAnswerAndSeat } = tally;
    const [p50, p99] = [tally.latency(0.5), tally.latency(0.99)];
    const cpuSeconds = ((await cpuOf(server)) - cpu) / 1000;
    return {
      answersPerSecond: answers / seconds,
      answersPerCpuSecond: answers / cpuSeconds,
      p50Milliseconds: p50,
      p99Milliseconds: p99,
      bytesPerAnswerAndSeat,
    };
  } finally {
    for (const table of tables) table.stop();
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  return Number(await reply(server));
}

async function reply(server: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const died = once(server, 'exit', heard).then(([code]) => Promise.reject(new Error(`the server left with ${code}`)));
  died.catch(() => {});
  try {
    const [message] = await Promise.race([once(server, 'message', heard), died]);
    return message;
  } finally {
    heard.abort();
  }
}

/** Stops it gracefully, or after a while at once. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  const patience = setTimeout(() => server.kill('SIGKILL'), 3_000);
  if (server.connected) server.disconnect();
  await exit;
  clearTimeout(patience);
}
