/** Calls of our server. Every failure is an ApiError, whose code has a text in `messages`. */
import type { WireError } from '@orrery/server/protocol';
import { currentSettings } from '../app/settings.ts';
import type { PageErrorCode } from '../messages/errors.ts';
import { noteServerTime } from './serverTime.ts';

/** A refusal by the server, or what the page itself found wrong. */
export type Failure = Omit<WireError, 'code'> & { readonly code: WireError['code'] | PageErrorCode };

export class ApiError extends Error {
  readonly failure: Failure;
  /** Of the answer; null when none came. */
  readonly status: number | null;

  constructor(failure: Failure, status: number | null = null) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
    this.status = status;
  }

  /** Whether the same may work a little later. */
  get mayPass(): boolean {
    return this.status === null || this.status >= 500 || this.status === TOO_MANY;
  }
}

const TOO_MANY = 429;

type Method = 'GET' | 'POST' | 'PATCH';

export async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(method === 'GET'
        ? {}
        : {
            headers: { 'content-type': 'application/json', 'accept-language': currentSettings().language },
            body: JSON.stringify(body ?? {}),
          }),
    });
  } catch {
    throw new ApiError({ code: 'offline', message: 'no connection' });
  }
  noteServerTime(response.headers.get('date'));
  const answer: unknown = await response.json().catch(() => undefined); // cut off, or from somebody between us
  if (response.ok && answer !== undefined) return answer as T;
  throw new ApiError(
    errorIn(answer) ?? { code: 'no-answer', args: { status: response.status }, message: response.statusText },
    response.ok ? null : response.status,
  );
}

function errorIn(answer: unknown): WireError | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error } = answer as { error: Partial<WireError> | null };
  return typeof error?.code === 'string' && typeof error.message === 'string' ? (error as WireError) : null;
}
