/** A person with a browser, or a bot, as tests see one. */

import type { ClientMessage, ServerMessage, SessionFace, TableFace, WireError } from '../protocol/index.ts';
import { applyPatch } from '../protocol/patch.ts';

type Hello = Extract<ServerMessage, { type: 'hello' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;
type Unsent<M> = M extends unknown ? Omit<M, 'ref'> : never;

/** An HTTP answer other than a success. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly error: WireError;

  constructor(status: number, error: WireError) {
    super(`${status} ${error.code}: ${error.message}`);
    this.status = status;
    this.error = error;
  }
}

export class Client {
  readonly url: string;
  readonly token: string;

  private constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async guest(url: string, name: string): Promise<Client> {
    const { token = '' } = await request<SessionFace>(url, 'POST', '/api/session', { name, token: true });
    return new Client(url, token);
  }

  /** The same person at another address, after a restart. */
  at(url: string): Client {
    return new Client(url, this.token);
  }

  /** In another session. */
  as(token: string): Client {
    return new Client(this.url, token);
  }

  get<T>(path: string): Promise<T> {
    return request(this.url, 'GET', path, undefined, this.token);
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return request(this.url, 'POST', path, body, this.token);
  }

  rename(name: string): Promise<SessionFace> {
    return request(this.url, 'PATCH', '/api/session', { name }, this.token);
  }

  table(wanted: object): Promise<TableFace> {
    return this.post('/api/tables', { game: 'trap', pace: 'instant', ...wanted });
  }

  /** Sits down at a table's socket and waits for the hello. */
  async sit(table: string, patience?: number): Promise<Line> {
    const address = `${this.url.replace('http', 'ws')}/api/tables/${table}/socket`;
    const line = new Line(new WebSocket(address, { headers: { authorization: `Bearer ${this.token}` } } as never));
    try {
      await line.until(({ game }) => game !== null, patience);
      return line;
    } catch (error) {
      line.giveUp();
      throw error;
    }
  }
}

async function request<T>(url: string, method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T & { error: WireError };
  if (!response.ok) throw new HttpRefusal(response.status, answer.error);
  return answer;
}

/** A socket at a table; follows it as a client should. */
export class Line {
  readonly messages: ServerMessage[] = [];
  /** The last hello with all updates since. */
  game: Hello | null = null;
  closed: { code: number } | null = null;
  problem: string | null = null;
  readonly #socket: WebSocket;
  readonly #waiting: (() => void)[] = [];
  #refs = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
    socket.addEventListener('close', ({ code }) => {
      this.closed = { code };
      this.#changed();
    });
    socket.addEventListener('error', () => {});
  }

  get decision() {
    return this.game?.decision ?? null;
  }

  /** Says something and waits for what the server answers to it. */
  async say(message: Unsent<ClientMessage>, patience?: number): Promise<ServerMessage> {
    const ref = String(++this.#refs);
    const found = () => this.messages.findLast((each) => 'ref' in each && each.ref === ref);
    this.#socket.send(JSON.stringify({ ...message, ref }));
    await this.until(() => found() !== undefined, patience);
    return found() as ServerMessage;
  }

  /** As `say`, but a refusal is thrown. */
  async do(message: Unsent<ClientMessage>): Promise<void> {
    const answer = await this.say(message);
    if (answer.type === 'error') throw new Error(`${answer.error.code}: ${answer.error.message}`);
  }

  answer(id: string): Promise<void> {
    return this.do({ type: 'answer', at: this.decision?.at ?? 0, id });
  }

  /** Sends text as it is. */
  raw(text: string): void {
    this.#socket.send(text);
  }

  async until(holds: (line: this) => boolean, milliseconds = 30_000): Promise<void> {
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      this.#changed();
    }, milliseconds);
    try {
      while (!holds(this)) {
        if (this.closed) throw new Error(`the socket was closed with ${this.closed.code}`);
        if (isLate) throw new Error(`waited in vain for ${holds}; last: ${JSON.stringify(this.messages.at(-1))}`);
        await this.#change();
      }
    } finally {
      clearTimeout(limit);
    }
  }

  async untilClosed(): Promise<number> {
    while (this.closed === null) await this.#change();
    return this.closed.code;
  }

  /** The server says nothing any more. */
  giveUp(): void {
    this.closed ??= { code: 1006 };
    this.#socket.close();
    this.#changed();
  }

  close(): void {
    this.#socket.close();
  }

  #hear(message: ServerMessage): void {
    this.messages.push(message);
    if (message.type === 'hello') this.game = message;
    if (message.type === 'update' && this.game) this.#update(this.game, message);
    if (message.type === 'table' && this.game) this.game = { ...this.game, table: message.table };
    this.#changed();
  }

  #update(game: Hello, update: Update): void {
    if (update.after !== game.seq) this.problem = `an update after ${update.after} came after ${game.seq}`;
    const { patch, view: whole, type: _type, after: _after, ...standing } = update;
    const view = whole === undefined ? applyPatch(game.view, patch ?? []) : whole;
    const kept = game.events.filter(({ seq }) => update.eventsFrom === undefined || seq < update.eventsFrom);
    this.game = { ...game, ...standing, view, events: [...kept, ...update.events] };
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #changed(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
