/** Passes requests and sockets on to the server that has their table. */
import { Agent, type IncomingMessage, request as send } from 'node:http';
import type { Socket } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { Peer } from './cluster.ts';
import { type Envelope, type Passing, seal } from './envelope.ts';

/** What is passed on. */
export interface Passed {
  readonly method: string;
  readonly url: string;
  readonly envelope: Envelope;
  /** JSON. */
  readonly body?: string;
  /** Of a request for a socket: what belongs to its handshake. */
  readonly handshake?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The other server could not be asked, or is not who it should be; nothing happened there. */
export class Unasked extends Error {}

/** Somebody else answers at its address. */
export class Unproven extends Unasked {}

/** It was asked, and did not answer: what happened is not known. */
export class Unanswered extends Error {}

/** The sockets of a client that are at another server. */
interface Tunnel {
  readonly session: string;
  readonly client: Socket;
  readonly server: Socket;
}

/** "Service restart", as a frame of its own. */
const RESTART = Buffer.from([0x88, 0x02, 0x03, 0xf4]);
const handshakeHeaders = ['upgrade', 'connection', 'sec-websocket-accept', 'sec-websocket-extensions'];
const answerHeaders = ['content-type', 'content-disposition', 'retry-after'];

export class Forwarder {
  readonly #patience: number;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #tunnels = new Set<Tunnel>();
  #isClosed = false;

  /** Milliseconds that another server may take to answer. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  get tunnels(): number {
    return this.#tunnels.size;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  async ask(owner: Peer, passed: Passed): Promise<Answer> {
    const [answer, passing] = await this.#send(owner, passed);
    if (!passing.isProven(answer.response.headers)) {
      answer.response.resume();
      throw new Unproven('another server answers');
    }
    return answerOf(answer.response);
  }

  /** Joins the client's socket with one at the owner. Gives null, or the answer of an owner that refuses. */
  async join(owner: Peer, passed: Passed, client: Socket): Promise<Answer | null> {
    const [answer, passing] = await this.#send(owner, passed);
    if (!passing.isProven(answer.response.headers)) {
      answer.socket?.destroy();
      answer.response.resume();
      throw new Unproven('another server answers');
    }
    if (answer.socket === null) return answerOf(answer.response);
    this.#tunnel({ session: owner.session, client, server: answer.socket }, answer.response, answer.head);
    return null;
  }

  /** Sockets at servers that are gone are ended, so that their clients come back. */
  keepOnly(alive: ReadonlySet<string>): void {
    for (const tunnel of this.#tunnels) if (!alive.has(tunnel.session)) end(tunnel);
  }

  /** Also what is joined only now is ended: it would keep a server that leaves for as long as its client stays. */
  close(): void {
    this.#isClosed = true;
    for (const tunnel of this.#tunnels) end(tunnel);
    this.#agent.destroy();
  }

  #tunnel(tunnel: Tunnel, { headers }: IncomingMessage, head: Buffer): void {
    const { client, server } = tunnel;
    if (client.destroyed) return void server.destroy(); // gone meanwhile
    const lines = handshakeHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [`${name}: ${headers[name]}`],
    );
    client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (head.length > 0) client.write(head);
    this.#tunnels.add(tunnel);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.setTimeout(0);
      socket.on('error', () => {}); // and is closed
      socket.on('close', () => {
        this.#tunnels.delete(tunnel);
        end(tunnel);
      });
    }
    client.pipe(server);
    server.pipe(client, { end: false });
    if (this.#isClosed) end(tunnel);
  }

  #send(
    owner: Peer,
    { method, url, envelope, body, handshake }: Passed,
  ): Promise<[{ response: IncomingMessage; socket: Socket | null; head: Buffer }, Passing]> {
    const passing = seal(envelope, method, url, owner.secret);
    return new Promise((resolve, reject) => {
      let isSent = false;
      const request = send(owner.address, {
        method,
        // As the client wrote it, and never resolved against the address: it could name another one, and would not fit its seal.
        path: url,
        agent: handshake === undefined ? this.#agent : false,
        headers: {
          ...handshake,
          ...passing.headers,
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
        timeout: this.#patience,
      });
      request.on('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => (isSent = true));
        else isSent = true;
      });
      request.on('timeout', () => request.destroy(new Error('no answer in time')));
      request.on('error', (error) => reject(isSent ? new Unanswered(error.message) : new Unasked(error.message)));
      request.on('response', (response) => resolve([{ response, socket: null, head: Buffer.alloc(0) }, passing]));
      request.on('upgrade', (response, socket, head) =>
        resolve([{ response, socket: socket as Socket, head }, passing]),
      );
      request.end(body);
    });
  }
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const headers = answerHeaders.flatMap((name) => {
    const value = response.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const body = await textOf(response).catch((error) => {
    throw new Unanswered(String(error));
  });
  return { status: response.statusCode ?? 502, headers: Object.fromEntries(headers), body };
}

function end({ client, server }: Tunnel): void {
  server.destroy();
  if (client.writable) client.end(RESTART);
  setTimeout(() => client.destroy(), 1000).unref();
}
