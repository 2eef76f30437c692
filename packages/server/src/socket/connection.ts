/** One socket at a table: understands what the client says and does it. */

import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger } from 'fastify';
import { FAREWELL, failureOf } from '../http/errors.ts';
import { cleanText } from '../identity/names.ts';
import { ClientMessage, Ref, type ServerMessage } from '../protocol/index.ts';
import { accepts, Type } from '../protocol/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Limits } from '../settings.ts';
import type { User } from '../storage/storage.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { Watcher } from '../tables/watchers.ts';
import { hearTexts } from './inbox.ts';
import type { MessageLimiter } from './limiter.ts';
import { sendNow, sendSoon } from './outbox.ts';

const Marked = Type.Object({ ref: Ref });

/** Why the server closes a socket; a client may connect again, but not after the last one. */
export const closeCodes = {
  restarting: 1012,
  tooSlow: 1013,
  failed: 1011,
  signedOut: 4401,
  sentAway: 4403,
  tooMany: 1008,
} as const;

/** A client that keeps on sending although it is told to slow down is cut off after so many messages. */
const PATIENCE = 1000;

/** All there is, and a bot's thoughts, cost the server more than a word. */
const costs: Partial<Record<ClientMessage['type'], number>> = { resync: 5, advice: 10 };

/** What a socket was opened for, and how. */
interface Entrance {
  /** What the socket writes to. */
  readonly line: Socket;
  readonly user: User;
  readonly network: string;
  /** The hash of the session's token. */
  readonly session: string | null;
  readonly table: OpenTable;
  readonly log: FastifyBaseLogger;
}

/** What all sockets share. */
export interface Surroundings {
  readonly limits: Limits;
  readonly messages: MessageLimiter;
  readonly chat: MessageLimiter;
  /** Identities are free, networks are not. */
  readonly fromNetwork: MessageLimiter;
}

export class Connection implements Watcher {
  readonly user: string;
  /** The session that it was opened with. */
  readonly session: string | null;
  /** When it is closed. */
  readonly ended: Promise<void>;
  #name: string;
  readonly #network: string;
  readonly #socket: WebSocket;
  readonly #line: Socket;
  readonly #table: OpenTable;
  readonly #around: Surroundings;
  readonly #log: FastifyBaseLogger;
  #refused = 0;
  /** Until it is known whether they may come in; what they say meanwhile waits. */
  #entering: Promise<void> | null = null;
  #isAlive = true;

  constructor(socket: WebSocket, { line, user, network, session, table, log }: Entrance, around: Surroundings) {
    this.user = user.id;
    this.session = session;
    this.#name = user.name;
    this.#network = network;
    this.#socket = socket;
    this.ended = new Promise((resolve) => socket.once('close', () => resolve()));
    this.#line = line;
    this.#table = table;
    this.#around = around;
    this.#log = log;
  }

  /** Says hello, then listens; not to somebody whose session has ended while they came in, or who is not welcome. */
  open(goesOn: Promise<boolean>): void {
    this.#entering = this.#enter(goesOn).finally(() => {
      this.#entering = null;
    });
    this.#socket.on('message', (data, isBinary) => void this.#hear(isBinary ? null : String(data)));
    hearTexts(
      this.#line,
      () => this.#socket.readyState === this.#socket.OPEN,
      (text) => void this.#hear(text),
    );
    this.#socket.on('ping', (data) => {
      if (this.#isHeard() && this.#isReading()) this.#socket.pong(data);
    });
    this.#socket.on('pong', () => void this.#isHeard());
    this.#socket.on('close', () => this.#table.audience.disconnect(this));
  }

  async #enter(goesOn: Promise<boolean>): Promise<void> {
    try {
      if (!(await goesOn)) return this.close('signedOut');
      await this.#table.audience.connect(this);
      if (this.#socket.readyState !== this.#socket.OPEN) this.#table.audience.disconnect(this);
    } catch (error) {
      this.#tell({ type: 'error', error: this.#errorOf(error) });
      this.close(isSentAway(error) ? 'sentAway' : 'failed');
    }
  }

  rename(name: string): void {
    this.#name = name;
  }

  send(text: string): void {
    if (this.#socket.readyState === this.#socket.OPEN && this.#isReading()) sendSoon(this.#line, text);
  }

  #isReading(): boolean {
    const isSlow = this.#socket.bufferedAmount > this.#around.limits.waiting;
    if (isSlow) this.close('tooSlow');
    return !isSlow;
  }

  /** A socket that says nothing at all between two looks is gone. */
  look(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  close(why: keyof typeof closeCodes): void {
    sendNow(this.#line);
    farewell(this.#socket, why);
  }

  /** Whoever says anything is there; but nobody is heard who says too much, nor after we have closed the socket: a client need not close it, too. */
  #isHeard(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    this.#isAlive = true;
    const { messages, fromNetwork } = this.#around;
    if (messages.allows(this.user) && fromNetwork.allows(this.#network)) return true;
    this.#slowDown();
    return false;
  }

  async #hear(text: string | null): Promise<void> {
    if (!this.#isHeard()) return;
    if (this.#entering !== null) {
      await this.#entering;
      if (this.#socket.readyState !== this.#socket.OPEN) return;
    }
    const said = jsonOf(text);
    const ref = refOf(said);
    try {
      const message = messageFrom(said);
      this.#needModesty(message);
      const answer = await this.#do(message);
      if (answer !== null) this.send(answer);
      else this.#tell({ type: 'ok', ...ref });
    } catch (error) {
      this.#tell({ type: 'error', ...ref, error: this.#errorOf(error) });
    }
  }

  /** Some messages are worth more than others. */
  #needModesty({ type }: ClientMessage): void {
    const { limits, messages, chat } = this.#around;
    const more = (costs[type] ?? 1) - 1;
    if (more > 0 && !messages.allows(this.user, more)) throw tooMany('wait a moment before you ask for this again');
    if (type === 'chat' && !chat.allows(this.user))
      throw tooMany(`at most ${limits.chatPerSecond} lines of chat a second`);
  }

  /** Gives the answer, or null for a plain `ok`. */
  async #do(message: ClientMessage): Promise<string | null> {
    const table = this.#table;
    const ref = message.ref === undefined ? '' : `,"ref":${JSON.stringify(message.ref)}`;
    switch (message.type) {
      case 'answer':
        if (message.careful && (await table.play.handsOver(this.user, message.id, message.at)))
          return `{"type":"confirm"${ref},"at":${message.at},"id":${JSON.stringify(message.id)}}`;
        await table.play.answer(this.user, message.id, message.at);
        return null;
      case 'undo':
        await table.rewind.undo(this.user);
        return null;
      case 'redo':
        await table.rewind.redo(this.user);
        return null;
      case 'rollback':
        await table.rewind.rollback(this.user);
        return null;
      case 'undo-consent':
        await table.rewind.consent(this.user, message.yes, message.to);
        return null;
      case 'chat':
        await table.chat.say(this.user, this.#name, cleanText(message.text));
        return null;
      case 'mute':
        await table.order.mute(this.user, message.line, message.yes);
        return null;
      case 'send-away':
        await table.order.sendAway(this.user, message);
        return null;
      case 'close-chat':
        await table.order.closeChat(this.user, message.yes);
        return null;
      case 'resync':
        await table.audience.resync(this);
        return null;
      case 'blocked':
        return `{"type":"blocked"${ref},"blocked":${await table.play.blocked(this.user)}}`;
      case 'advice':
        return `{"type":"advice"${ref},"advice":${await table.advice.ask(this.user, message.at)}}`;
      case 'allow-advice':
        await table.order.allowAdvice(this.user, message.yes);
        return null;
      case 'hurry':
        await table.play.hurry(this.user);
        return null;
      case 'passing':
        if (message.passing) await table.play.setPassing(this.user, message.passing);
        return `{"type":"passing"${ref},"passing":${JSON.stringify(table.play.passing(this.user))}}`;
      case 'ping':
        return `{"type":"pong"${ref}}`;
    }
  }

  #slowDown(): void {
    this.#refused++;
    if (this.#refused > PATIENCE) this.close('tooMany');
    const message = `at most ${this.#around.limits.messagesPerSecond} messages a second; this one was not looked at`;
    this.#tell({ type: 'error', error: this.#errorOf(tooMany(message)) });
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #errorOf(thrown: unknown) {
    const { error, isOurs } = failureOf(thrown);
    if (isOurs && !(thrown instanceof Refusal)) this.#log.error({ err: thrown }, 'a socket message failed');
    return error;
  }
}

/** A client that sleeps does not answer; it is not waited for long. */
export function farewell(socket: WebSocket, why: keyof typeof closeCodes): void {
  socket.close(closeCodes[why], why);
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

function isSentAway(thrown: unknown): boolean {
  return thrown instanceof Refusal && thrown.code === 'sent-away';
}

function tooMany(sentence: string): Refusal {
  return new Refusal('too-many', sentence, { seconds: 1 });
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The client's own mark on a message, which the answer bears too; even that of a malformed message, if it is one. */
function refOf(said: unknown): { ref?: string } {
  return accepts(Marked, said) ? { ref: said.ref } : {};
}

function messageFrom(said: unknown): ClientMessage {
  if (accepts(ClientMessage, said)) return said;
  throw new Refusal('malformed', 'send JSON as in docs/protocol.md');
}
