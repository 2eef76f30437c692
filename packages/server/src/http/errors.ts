/** Every failure leaves as `{ error: { code, message } }` with a fitting status. */
import { STATUS_CODES } from 'node:http';
import { OrreryError } from '@orrery/kernel';
import { EngineError } from '../engine/guarded-worker.ts';
import type { WireError } from '../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { App } from './context.ts';

/** What the kernel's refusals are in HTTP. */
const statusOf: Readonly<Record<string, number>> = {
  malformed: 400,
  'bad-config': 400,
  'bad-record': 400,
  'game-over': 409,
  'not-asked': 409,
  stale: 409,
  'not-an-option': 409,
  'cannot-undo': 409,
  'rules-failed': 500,
  'dead-end': 500,
  'engine-lost': 503,
  runaway: 503,
};

export interface Failure {
  readonly status: number;
  readonly error: WireError;
  /** Something that should not happen: worth a line in the log. */
  readonly isOurs: boolean;
}

export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Refusal) return failure(thrown.status, thrown.code, thrown.message);
  if ((thrown instanceof EngineError || thrown instanceof OrreryError) && Object.hasOwn(statusOf, thrown.code)) {
    return failure(statusOf[thrown.code] ?? 500, thrown.code, thrown.message);
  }
  return fromFastify(thrown) ?? failure(500, 'internal', 'something went wrong on the server; nothing was changed');
}

/** Failures of requests that never reached a route. */
function fromFastify(thrown: unknown): Failure | null {
  if (!(thrown instanceof Error)) return null;
  const { statusCode, validation } = thrown as Error & { statusCode?: number; validation?: unknown };
  if (validation !== undefined) return failure(400, 'malformed', `the request is malformed: ${thrown.message}`);
  if (statusCode === undefined || statusCode >= 500 || statusCode < 400) return null;
  const codes: Record<number, string> = { 400: 'malformed', 413: 'too-large', 415: 'not-json', 429: 'too-many' };
  return failure(statusCode, codes[statusCode] ?? 'refused', thrown.message);
}

function failure(status: number, code: string, message: string): Failure {
  return { status, error: { code, message }, isOurs: status >= 500 };
}

export function answerErrors(app: App): void {
  app.setErrorHandler((thrown, request, reply) => {
    const { status, error, isOurs } = failureOf(thrown);
    if (isOurs) request.log.error({ err: thrown }, 'a request failed');
    return reply.status(status).send({ error });
  });
}

export function notFound(): Refusal {
  return new Refusal(404, 'not-found', `${STATUS_CODES[404]}: there is nothing at this address; see /api/docs`);
}
