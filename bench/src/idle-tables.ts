/** Ten thousand games that nobody plays at the moment: what a server needs for them, and how quickly one is there when somebody comes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { SessionFace, TableFace } from '@orrery/server/protocol';
import { LightSocket } from './light-socket.ts';
import { type Result, result } from './measure.ts';
import { showProgress } from './progress.ts';

const name = 'idle-tables';
const TABLES = 10_000;
const ANSWERS = 60;
/** So many are visited; each then stays in memory for a while. */
const OPENED = 200;

export const works = {};

export async function measure(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-idle-'));
  try {
    showProgress(`${name}: making ${TABLES} tables`);
    const [id, token] = await withServer(folder, playOne);
    multiply(join(folder, 'orrery.db'), id);
    showProgress(`${name}: opening ${OPENED} of them`);
    return await withServer(folder, (server) => visit(server, id, token, OPENED));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Server {
  readonly url: string;
  /** Megabytes in memory. */
  memory(): Promise<number>;
}

async function withServer<T>(folder: string, task: (server: Server) => Promise<T>): Promise<T> {
  const script = fileURLToPath(new URL('./load-process.ts', import.meta.url));
  const child = fork(script, [folder], { env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '' } });
  try {
    const [url] = await once(child, 'message');
    const memory = async () => {
      child.send('memory');
      const [bytes] = await once(child, 'message');
      return bytes / 1e6;
    };
    return await task({ url, memory });
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

/** A game in its middle. Gives the table and who sits there. */
async function playOne({ url }: Server): Promise<[string, string]> {
  const { token = '' } = await post<SessionFace>(url, '/api/session', { name: 'Ann', token: true });
  const seats = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }))];
  const { id } = await post<TableFace>(url, '/api/tables', { game: 'arcs', seats, pace: 'instant' }, token);
  await new Promise<void>((resolve, reject) => {
    let answered = -1;
    let count = 0;
    const socket = new LightSocket(new URL(`${url}/api/tables/${id}/socket`), token, {
      onText: (bytes, from, to) => {
        const { decision } = JSON.parse(bytes.toString('utf8', from, to));
        if (!decision || decision.at === answered) return;
        answered = decision.at;
        if (++count > ANSWERS) return socket.close();
        socket.send(JSON.stringify({ type: 'answer', at: decision.at, id: decision.options[0].id }));
      },
      onClose: () => (count > ANSWERS ? resolve() : reject(new Error('the server closed a socket'))),
    });
  });
  return [id, token];
}

/** The same game, again and again. */
function multiply(file: string, id: string): void {
  const database = new DatabaseSync(file);
  database.exec('BEGIN');
  for (const table of ['tables', 'seats', 'log', 'checkpoints']) {
    const key = table === 'tables' ? 'id' : 'table_id';
    const columns = database
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => (name === 'user' ? '"user"' : String(name)));
    const values = columns.map((column) => (column === key ? '?' : column));
    const copy = database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${key} = ?`,
    );
    for (let i = 1; i < TABLES; i++) copy.run(idOf(id, i), id);
  }
  database.exec('COMMIT');
  database.close();
}

const idOf = (id: string, i: number) => `${id.slice(0, 6)}${String(i).padStart(6, '0')}`;

async function visit({ url, memory }: Server, id: string, token: string, count: number): Promise<Result[]> {
  const before = await memory();
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push(await hello(url, idOf(id, 1 + ((i * 7919) % (TABLES - 1))), token));
  times.sort((a, b) => a - b);
  const after = await memory();
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const figures = {
    tables: TABLES,
    opened: count,
    megabytesAtStart: before,
    p50Milliseconds: at(0.5),
    p99Milliseconds: at(0.99),
  };
  return [
    result(`${name}-memory`, `megabytes of a server with ${TABLES} idle tables`, after, 'at most', 400, figures),
    result(`${name}-open`, 'milliseconds to open one of them', at(0.5), 'at most', 30, {}),
  ];
}

/** From the knock at the door to all there is to see. */
function hello(url: string, id: string, token: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    let took = Number.NaN;
    const socket = new LightSocket(new URL(`${url}/api/tables/${id}/socket`), token, {
      onText: () => {
        took = performance.now() - began;
        socket.close();
      },
      onClose: () => resolve(took),
    });
  });
}

async function post<T>(url: string, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
