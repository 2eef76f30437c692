/** A line to a table whose other end a test holds: it opens and loses sockets, says what the server says, and passes the time. */
import type { ServerMessage } from '@orrery/server/protocol';
import { PROTOCOL } from '@orrery/server/protocol/version';
import { type Refused, type Socket, TableConnection } from './connection.ts';

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: Socket['onclose'] = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const decision = {
  at: 4,
  seat: 0,
  prompt: { key: 'lead' },
  options: [
    { id: 'a', label: { key: 'a' } },
    { id: 'b', label: { key: 'b' } },
  ],
};
export const standing = {
  seq: 10,
  decision,
  canUndo: false,
  canRedo: false,
  waitingFor: [0],
  clock: null,
  answers: 4,
};
export const hello: Extract<ServerMessage, { type: 'hello' }> = {
  ...standing,
  type: 'hello',
  protocol: PROTOCOL,
  rules: 1,
  table: {
    id: 'abcdefghijkl',
    game: 'arcs',
    options: {},
    seats: [],
    state: 'running',
    host: true,
    mySeat: 0,
    waitingFor: [0],
    since: 0,
    clock: { kind: 'none' },
    listed: false,
    answers: 4,
  },
  seat: 0,
  view: { power: 0, ships: [1, 2] },
  events: [{ seq: 0, key: 'begun' }],
  chat: [],
  commitment: 'c',
  outcome: null,
  seed: null,
};

export class HeldLine {
  readonly sockets: FakeSocket[] = [];
  /** The one in use. */
  socket = new FakeSocket();
  timers: { milliseconds: number; run: () => void }[] = [];
  /** Why a socket is refused. */
  refused: Refused = { failure: { code: 'offline', message: 'away' }, isFinal: false };
  readonly connection: TableConnection;

  constructor() {
    this.connection = new TableConnection({
      openSocket: () => {
        this.socket = new FakeSocket();
        this.sockets.push(this.socket);
        return this.socket;
      },
      later: (milliseconds, run) => {
        const timer = { milliseconds, run };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((other) => other !== timer);
        };
      },
      random: () => 0.5,
      rulesOf: (game) => (game === 'arcs' ? 1 : undefined),
      whyRefused: async () => this.refused,
    });
    this.socket.onopen?.();
  }

  /** Runs what was put off, the shortest wait first. */
  passTime(): void {
    this.timers.sort((a, b) => a.milliseconds - b.milliseconds);
    this.timers.shift()?.run();
  }

  lose(code = 1006): void {
    this.socket.onclose?.({ code });
  }
}
