/** Every failure leaves as `{ error: { code, args?, message } }` with a fitting status. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { BadConfig, OrreryError } from '@orrery/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EngineError } from '../engine/guarded-worker.ts';
import { type ErrorCode, errors, isErrorCode, type WireError } from '../protocol/errors.ts';
import { Refusal } from '../refusal.ts';
import { Fenced, Unsaved } from '../storage/storage.ts';

/** Milliseconds from our last word to the end of a line. */
export const FAREWELL = 2000;

export interface Failure {
  readonly status: number;
  readonly error: WireError;
  /** Something that should not happen: worth a line in the log. */
  readonly isOurs: boolean;
}

export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Refusal) return failure(thrown.code, thrown.message, thrown.args);
  if ((thrown instanceof EngineError || thrown instanceof OrreryError) && isErrorCode(thrown.code)) {
    const { status, error, isOurs } = failure(thrown.code, thrown.message);
    const why = thrown instanceof BadConfig ? thrown.why : null;
    return { status, error: why === null ? error : { ...error, why }, isOurs };
  }
  if (thrown instanceof Fenced) return failure('restarting', 'the table or its storage is away; try again in a moment');
  if (thrown instanceof Unsaved) return failure('not-saved', 'this could not be saved and did not happen; try again');
  return fromFastify(thrown) ?? failure('internal', 'something went wrong on the server; nothing was changed');
}

const codes: Readonly<Record<number, ErrorCode>> = { 400: 'malformed', 413: 'too-large', 415: 'not-json' };

/** Failures of requests that never reached a route. */
function fromFastify(thrown: unknown): Failure | null {
  if (!(thrown instanceof Error)) return null;
  const { statusCode, validation } = thrown as Error & { statusCode?: number; validation?: unknown };
  if (validation !== undefined) return failure('malformed', `the request is malformed: ${thrown.message}`);
  if (statusCode === undefined || statusCode >= 500 || statusCode < 400) return null;
  return { ...failure(codes[statusCode] ?? 'refused', thrown.message), status: statusCode };
}

function failure(code: ErrorCode, message: string, args?: WireError['args']): Failure {
  const { status } = errors[code];
  return { status, error: { code, ...(args && { args }), message }, isOurs: status >= 500 };
}

export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, error, isOurs } = failureOf(thrown);
  if (isOurs) request.log.error({ err: thrown }, 'a request failed');
  // Nobody keeps a failure, wherever it came from: some never reach a route.
  void reply.status(status).header('cache-control', 'no-store').send({ error });
}

/** An address that no route can have. A request for a socket has left the server's care, and its line is ended here. */
export function answerNoAddress(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { socket, headers } = request.raw;
  if (headers.upgrade !== undefined) reply.raw.once('finish', () => socket.destroySoon());
  answerFailure(thrown, request, reply);
}

/** What comes in is no HTTP at all, or never arrives whole. */
export function answerBadHttp({ code }: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const status = statusOfBadHttp[code ?? ''] ?? 400;
  writeRefusal(socket, status, `${STATUS_CODES[status]}: speak HTTP as it is written`);
}

/** What asks for a WebSocket and is no handshake. HTTP has let go of its line: who does not end it, too, is not waited for. */
export function answerBadHandshake({ message }: Error, socket: Duplex, headers: Headers = {}): void {
  writeRefusal(socket, 400, message, { 'sec-websocket-version': '13', ...headers });
  setTimeout(() => socket.destroy(), FAREWELL).unref();
}

/** An expectation (`Expect:`) that nobody here knows. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = refusalBody('nothing is expected of us but 100-continue');
  response.writeHead(417, { ...answerHeaders, 'content-length': Buffer.byteLength(body) }).end(body);
}

type Headers = Readonly<Record<string, string>>;
const answerHeaders = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

function refusalBody(message: string): string {
  const error: WireError = { code: 'refused', message };
  return JSON.stringify({ error });
}

/** Past Fastify, which has not seen the request or has let go of its socket. */
function writeRefusal(socket: Duplex, status: number, message: string, headers: Headers = {}): void {
  const body = refusalBody(message);
  const all = { ...answerHeaders, ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

const statusOfBadHttp: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

export function notFound(): Refusal {
  return new Refusal('not-found', `${STATUS_CODES[404]}: there is nothing at this address; see /api/docs`);
}
