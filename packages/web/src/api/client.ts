/** Calls of our server. Every failure is an ApiError with a sentence that says what to do. */
import type { WireError } from '@orrery/server/protocol';

export class ApiError extends Error {
  readonly code: string;

  constructor({ code, message }: WireError) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'PATCH';

export async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new ApiError({ code: 'offline', message: '' });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new ApiError(errorIn(answer) ?? { code: String(response.status), message: response.statusText });
}

function errorIn(answer: unknown): WireError | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error } = answer as { error: Partial<WireError> | null };
  return typeof error?.code === 'string' && typeof error.message === 'string'
    ? { code: error.code, message: error.message }
    : null;
}
