/** Tables of Arcs at which every seat answers at random over a WebSocket of its own, as soon as it is asked. */
import type { ServerMessage, SessionFace, TableFace, WireDecision } from '@orrery/server/protocol';
import { LightSocket } from './light-socket.ts';
import { CheapRandom } from './random.ts';

const SEATS = 4;

/** So many letters of an update say whether it asks anything: before its decision stand a few figures. */
const BEGINNING = 200;

/** What all tables together have seen since it was last reset. */
export class Tally {
  answers = 0;
  /** Answers sent but not acknowledged. */
  underWay = 0;
  bytes = 0;
  latencies: number[] = [];

  get bytesPerAnswerAndSeat(): number {
    return this.bytes / this.answers / SEATS;
  }

  /** Milliseconds in which this share of the answers was acknowledged. */
  latency(share: number): number {
    const sorted = this.latencies.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  }

  reset(): void {
    this.answers = 0;
    this.bytes = 0;
    this.latencies = [];
  }
}

/** Holds the players' answers back while it is shut. */
export class Gate {
  #waiting: (() => void)[] | null = null;

  pass(answer: () => void): void {
    if (this.#waiting === null) answer();
    else this.#waiting.push(answer);
  }

  shut(): void {
    this.#waiting ??= [];
  }

  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const answer of waiting) answer();
  }
}

/** A table that is followed by another when its game is over. */
export class LoadedTable {
  /** Rejected when something goes wrong; never resolved. */
  readonly failed: Promise<never>;
  readonly #fail: (reason: Error) => void;
  readonly #url: string;
  readonly #tally: Tally;
  readonly #gate: Gate;
  readonly #random: CheapRandom;
  #tokens: readonly string[] = [];
  #sockets: LightSocket[] = [];
  #isStopped = false;

  constructor(url: string, tally: Tally, gate: Gate, number: number) {
    this.#url = url;
    this.#tally = tally;
    this.#gate = gate;
    this.#random = new CheapRandom(number);
    const { promise, reject } = Promise.withResolvers<never>();
    this.failed = promise;
    this.#fail = reject;
  }

  async open(): Promise<void> {
    const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat}`);
    this.#tokens = await Promise.all(
      names.map(async (name) => {
        const { token = '' } = await this.#post<SessionFace>('/api/session', { name, token: true });
        return token;
      }),
    );
    await this.#begin();
  }

  stop(): void {
    this.#isStopped = true;
    for (const socket of this.#sockets) socket.close();
  }

  async #begin(): Promise<void> {
    const [host, ...guests] = this.#tokens;
    const seats = this.#tokens.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
    const { id } = await this.#post<TableFace>('/api/tables', { game: 'arcs', seats, pace: 'instant' }, host);
    for (const [i, guest] of guests.entries()) await this.#post(`/api/tables/${id}/join`, { seat: i + 1 }, guest);
    if (!this.#isStopped) this.#sockets = this.#tokens.map((token) => this.#sit(id, token));
  }

  #sit(table: string, token: string): LightSocket {
    const sent = new Map<number, number>();
    let answered = -1;
    const answer = (at: number, ids: readonly string[]) => {
      if (at === answered) return;
      answered = at;
      const id = ids[this.#random.below(ids.length)];
      this.#tally.underWay++;
      sent.set(at, performance.now());
      socket.send(`{"type":"answer","at":${at},"id":"${id}","ref":"${at}"}`);
    };
    const onText = (bytes: Buffer, from: number, to: number) => {
      this.#tally.bytes += to - from;
      // Most news are for somebody else to answer; a player who only waits need not read them to the end.
      const begin = bytes.toString('latin1', from, Math.min(to, from + BEGINNING));
      if (begin.startsWith('{"type":"ok"')) {
        const at = Number.parseInt(begin.slice('{"type":"ok","ref":"'.length), 10);
        this.#tally.answers++;
        this.#tally.underWay--;
        this.#tally.latencies.push(performance.now() - (sent.get(at) ?? Number.NaN));
        sent.delete(at);
        return;
      }
      if (begin.startsWith('{"type":"update"')) {
        if (begin.includes('"decision":null')) return;
        const { at, ids } = askedIn(bytes.toString('latin1', from, to));
        return this.#gate.pass(() => answer(at, ids));
      }
      if (bytes.subarray(from, to).includes('"decision":null')) return;
      const message: ServerMessage = JSON.parse(bytes.toString('utf8', from, to));
      if (message.type === 'error') this.#fail(new Error(`the server refused an answer: ${message.error.message}`));
      if (message.type === 'over' && socket === this.#sockets[0]) this.#beginAgain();
      if (message.type !== 'hello' || message.decision === null) return;
      const { at, options } = message.decision;
      this.#gate.pass(() => answer(at, optionIds(options)));
    };
    const onClose = () => {
      if (!this.#isStopped && this.#sockets.includes(socket)) this.#fail(new Error('the server closed a socket'));
    };
    const socket = new LightSocket(new URL(`${this.#url}/api/tables/${table}/socket`), token, { onText, onClose });
    return socket;
  }

  #beginAgain(): void {
    const old = this.#sockets;
    this.#sockets = [];
    for (const socket of old) socket.close();
    this.#begin().catch((error) => {
      if (!this.#isStopped) this.#fail(error);
    });
  }

  async #post<T>(path: string, body: object, token?: string): Promise<T> {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

const optionIds = (options: WireDecision['options']) => options.map(({ id }) => id);

/** What an update asks, without reading the rest of it: players who read everything would take the time that the server needs. */
function askedIn(update: string): { at: number; ids: string[] } {
  const begin = update.indexOf('"decision":{"at":');
  const starts = update.indexOf('"starts":[', begin);
  const end = starts >= 0 ? starts : update.indexOf('"canUndo":', begin);
  const at = Number.parseInt(update.slice(begin + '"decision":{"at":'.length, end), 10);
  const ids: string[] = [];
  for (let next = begin; ; ) {
    next = update.indexOf('{"id":"', next) + '{"id":"'.length;
    if (next < '{"id":"'.length || next > end) return { at, ids };
    ids.push(update.slice(next, update.indexOf('"', next)));
  }
}
