/** Every failure leaves as `{ error: { code, args?, message } }` with a fitting status. */
import { STATUS_CODES } from 'node:http';
import { OrreryError } from '@orrery/kernel';
import { EngineError } from '../engine/guarded-worker.ts';
import { type ErrorCode, errors, isErrorCode, type WireError } from '../protocol/errors.ts';
import { Refusal } from '../refusal.ts';
import type { App } from './context.ts';

export interface Failure {
  readonly status: number;
  readonly error: WireError;
  /** Something that should not happen: worth a line in the log. */
  readonly isOurs: boolean;
}

export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Refusal) return failure(thrown.code, thrown.message, thrown.args);
  if ((thrown instanceof EngineError || thrown instanceof OrreryError) && isErrorCode(thrown.code)) {
    return failure(thrown.code, thrown.message);
  }
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

export function answerErrors(app: App): void {
  app.setErrorHandler((thrown, request, reply) => {
    const { status, error, isOurs } = failureOf(thrown);
    if (isOurs) request.log.error({ err: thrown }, 'a request failed');
    return reply.status(status).send({ error });
  });
}

export function notFound(): Refusal {
  return new Refusal('not-found', `${STATUS_CODES[404]}: there is nothing at this address; see /api/docs`);
}
