/** The whole server under load, with real sockets and durable writes, and the core of boardgame.io's with neither. */
import { setTimeout as pause } from 'node:timers/promises';
import { installPeer } from './boardgame-io-install.ts';
import { peerServer } from './boardgame-io-server.ts';
import { peerGalaxy, SEATS } from './games/galaxy.ts';
import { LoadedServer } from './loaded-server.ts';
import { type Effort, median, notMeasured, quick, type Result, result, Side, type Work } from './measure.ts';
import { showProgress } from './progress.ts';
import { CheapRandom } from './random.ts';

const name = 'server-load';
const TABLES = 64;
const ROUNDS = 15;
/** Milliseconds of a thorough run: until what runs often is compiled, and in a round. */
const WARM_UP = 40_000;
const SLICE = 1_000;
const PEER_WARM_UP = 5_000;
const PEER_SLICE = 500;

const random = new CheapRandom(1);
let movePeer: ReturnType<typeof peerServer> | null = null;
const theirs: Work = () => {
  movePeer ??= peerServer(peerGalaxy, SEATS);
  movePeer(random);
  return 1;
};

export const works = { theirs };

/** Ours and theirs take turns, and short ones, so that a machine that slows down slows down both; the median round counts. */
export async function measure(effort: Effort): Promise<Result[]> {
  const [part, rounds] = effort === quick ? [0.5, 3] : [1, ROUNDS];
  const missing = installPeer();
  const peer = missing === null ? new Side(import.meta.url, 'theirs') : null;
  showProgress(`${name}: starting ${TABLES} tables`);
  const server = await LoadedServer.start(TABLES);
  try {
    showProgress(`${name}: warming up`);
    await server.load(WARM_UP * part);
    await peer?.speed(PEER_WARM_UP * part);
    const ours: Speed[] = [];
    const theirs: Speed[] = [];
    server.tally.reset();
    for (let round = 1; round <= rounds; round++) {
      showProgress(`${name}: round ${round} of ${rounds}`);
      if (peer !== null) theirs.push(await peerSpeed(peer, PEER_SLICE * part));
      ours.push(await ourSpeed(server, SLICE * part));
    }
    return results(server, ours, theirs, missing);
  } finally {
    await Promise.all([server.stop(), peer?.end()]);
  }
}

function results({ tally }: LoadedServer, ours: Speed[], theirs: Speed[], missing: string | null): Result[] {
  const speed = 'our durable answers per second ÷ boardgame.io’s moves in memory';
  const bytes = tally.bytesPerAnswerAndSeat;
  const figures = {
    tables: TABLES,
    answersPerSecond: median(ours.map(({ wall }) => wall)),
    answersPerCpuSecond: median(ours.map(({ cpu }) => cpu)),
    p50Milliseconds: tally.latency(0.5),
    p99Milliseconds: tally.latency(0.99),
    bytesPerAnswerAndSeat: bytes,
  };
  const peerFigures = {
    peerMovesPerSecond: median(theirs.map(({ wall }) => wall)),
    peerMovesPerCpuSecond: median(theirs.map(({ cpu }) => cpu)),
  };
  const ratio = median(theirs.map(({ wall }, round) => (ours[round]?.wall ?? 0) / wall));
  return [
    missing === null
      ? result(name, speed, ratio, 'at least', 3, { ...figures, ...peerFigures })
      : notMeasured(name, speed, missing, 'at least', 3, figures),
    result(`${name}-bytes`, 'bytes sent for an answer to a seat', bytes, 'at most', 3000, {}),
  ];
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
const REST = 400;
