/** The whole server under load, with real sockets and durable writes, and the core of boardgame.io's with neither. */
import { setTimeout as pause } from 'node:timers/promises';
import { peerServer } from './boardgame-io-server.ts';
import { peerGalaxy, SEATS } from './games/galaxy.ts';
import { LoadedServer } from './loaded-server.ts';
import { type Effort, median, quick, type Result, result, Side, type Work } from './measure.ts';
import { showProgress } from './progress.ts';
import { CheapRandom } from './random.ts';

const name = 'server-load';
const TABLES = 64;
const ROUNDS = 7;
/** Milliseconds of a thorough run: until what runs often is compiled, and in a round. */
const WARM_UP = 10_000;
const SLICE = 2_000;
const PEER_WARM_UP = 2_000;
const PEER_SLICE = 1_000;

const random = new CheapRandom(1);
let movePeer: ReturnType<typeof peerServer> | null = null;
const theirs: Work = () => {
  movePeer ??= peerServer(peerGalaxy, SEATS);
  movePeer(random);
  return 1;
};

export const works = { theirs };

/** Ours and theirs take turns, so that a machine that slows down slows down both; the median round counts. */
export async function measure(effort: Effort): Promise<Result[]> {
  const [part, rounds] = effort === quick ? [0.5, 3] : [1, ROUNDS];
  const peer = new Side(import.meta.url, 'theirs');
  showProgress(`${name}: starting ${TABLES} tables`);
  const server = await LoadedServer.start(TABLES);
  try {
    showProgress(`${name}: warming up`);
    await server.load(WARM_UP * part);
    await peer.speed(PEER_WARM_UP * part);
    const measured: { ours: Speed; theirs: Speed }[] = [];
    server.tally.reset();
    for (let round = 1; round <= rounds; round++) {
      showProgress(`${name}: round ${round} of ${rounds}`);
      const theirs = await peerSpeed(peer, PEER_SLICE * part);
      measured.push({ ours: await ourSpeed(server, SLICE * part), theirs });
    }
    const { tally } = server;
    const figures = {
      tables: TABLES,
      answersPerSecond: median(measured.map(({ ours }) => ours.wall)),
      peerMovesPerSecond: median(measured.map(({ theirs }) => theirs.wall)),
      answersPerCpuSecond: median(measured.map(({ ours }) => ours.cpu)),
      peerMovesPerCpuSecond: median(measured.map(({ theirs }) => theirs.cpu)),
      p50Milliseconds: tally.latency(0.5),
      p99Milliseconds: tally.latency(0.99),
      bytesPerAnswerAndSeat: tally.bytesPerAnswerAndSeat,
    };
    const ratio = median(measured.map(({ ours, theirs }) => ours.wall / theirs.wall));
    const speed = 'our durable answers per second ÷ boardgame.io’s moves in memory';
    return [
      result(name, speed, ratio, 'at least', 3, figures),
      result(`${name}-bytes`, 'bytes sent for an answer to a seat', tally.bytesPerAnswerAndSeat, 'at most', 3000, {}),
    ];
  } finally {
    await Promise.all([server.stop(), peer.end()]);
  }
}

/** By the clock on the wall, since ours also waits for disks and sockets, and by working time. */
interface Speed {
  readonly wall: number;
  readonly cpu: number;
}

async function peerSpeed(peer: Side, milliseconds: number): Promise<Speed> {
  const began = performance.now();
  const cpu = await peer.speed(milliseconds);
  return { wall: (cpu * milliseconds) / (performance.now() - began), cpu };
}

async function ourSpeed(server: LoadedServer, milliseconds: number): Promise<Speed> {
  const before = { cpu: await server.cpu(), answers: server.tally.answers, at: performance.now() };
  await server.load(milliseconds);
  const answers = server.tally.answers - before.answers;
  const seconds = (performance.now() - before.at) / 1000;
  const cpu = (answers * 1000) / ((await server.cpu()) - before.cpu);
  await pause(REST);
  return { wall: answers / seconds, cpu };
}

/** What the server tidies up afterwards is not to disturb the others' turn. */
const REST = 100;
