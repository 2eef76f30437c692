/** Durable answers on SQLite and on PostgreSQL with one, two and three servers, which take turns so that all meet the same machine. */
import { newDatabase, TestPostgres } from '@orrery/server/testing/postgres';
import { LoadedServer } from './loaded-server.ts';
import { type Effort, median, quick, type Result, result } from './measure.ts';
import { showProgress } from './progress.ts';

const name = 'nodes-load';
const TABLES = 48;
const ROUNDS = 11;
/** Milliseconds of a thorough run: for each server until what runs often is compiled, and in a round. */
const WARM_UP = 12_000;
const SLICE = 1_000;

export const works = {};

interface Round {
  readonly answersPerSecond: number;
  readonly cpuMicroseconds: number;
}

export async function measure(effort: Effort): Promise<Result[]> {
  const [part, rounds] = effort === quick ? [0.5, 3] : [1, ROUNDS];
  // As it would be run: an answer is on the disk when it is acknowledged.
  const postgres = await TestPostgres.start(['-c', 'shared_buffers=256MB']);
  const sides = new Map<string, LoadedServer>();
  try {
    showProgress(`${name}: starting`);
    sides.set('sqlite', await LoadedServer.start(TABLES));
    for (const nodes of [1, 2, 3]) {
      const databaseUrl = await newDatabase(postgres.url());
      sides.set(`postgres${nodes}`, await LoadedServer.start(TABLES, { nodes, databaseUrl }));
    }
    showProgress(`${name}: warming up`);
    for (const server of sides.values()) await server.load(WARM_UP * part * server.nodes);
    const measured = new Map<string, Round[]>([...sides.keys()].map((side) => [side, []]));
    for (const server of sides.values()) server.tally.reset();
    for (let round = 1; round <= rounds; round++) {
      for (const [side, server] of sides) {
        showProgress(`${name}: round ${round} of ${rounds}, ${side}`);
        measured.get(side)?.push(await one(server, SLICE * part));
      }
    }
    return results(measured, sides);
  } finally {
    await Promise.all([...sides.values()].map((server) => server.stop()));
    await postgres.stop();
  }
}

async function one(server: LoadedServer, milliseconds: number): Promise<Round> {
  const before = { cpu: await server.cpu(), answers: server.tally.answers, at: performance.now() };
  await server.load(milliseconds);
  const answers = server.tally.answers - before.answers;
  return {
    answersPerSecond: (answers * 1000) / (performance.now() - before.at),
    cpuMicroseconds: (((await server.cpu()) - before.cpu) * 1000) / answers,
  };
}

function results(measured: Map<string, Round[]>, sides: Map<string, LoadedServer>): Result[] {
  const speedOf = (side: string) => median((measured.get(side) ?? []).map(({ answersPerSecond }) => answersPerSecond));
  const figures: Record<string, number> = { tables: TABLES };
  for (const [side, rounds] of measured) {
    figures[`${side}AnswersPerSecond`] = speedOf(side);
    figures[`${side}CpuMicrosecondsPerAnswer`] = median(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds));
    figures[`${side}P99Milliseconds`] = sides.get(side)?.tally.latency(0.99) ?? Number.NaN;
  }
  const ratio = (side: string, other: string) =>
    median(
      (measured.get(side) ?? []).map(
        (round, i) => round.answersPerSecond / (measured.get(other)?.[i]?.answersPerSecond ?? 0),
      ),
    );
  const about = (nodes: string) => `durable answers per second of ${nodes} on one PostgreSQL ÷ of one`;
  return [
    result(`${name}-two`, about('two servers'), ratio('postgres2', 'postgres1'), 'at least', 0.85, figures),
    result(`${name}-three`, about('three servers'), ratio('postgres3', 'postgres1'), 'at least', 0.85, {}),
    result(
      `${name}-postgres`,
      'PostgreSQL with one server ÷ SQLite',
      ratio('postgres1', 'sqlite'),
      'at least',
      0.5,
      {},
    ),
  ];
}
