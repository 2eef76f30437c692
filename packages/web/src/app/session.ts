/** Who I am. A guest's session is made when there is none, so that nobody has to sign up to play. */
import type { SessionFace } from '@orrery/server/protocol';
import { useSyncExternalStore } from 'react';
import { getSession, makeSession } from '../api/calls.ts';
import { ApiError } from '../api/client.ts';

const listeners = new Set<() => void>();
let session: SessionFace | null = null;
let opening: Promise<SessionFace> | null = null;

/** Makes sure that there is a session; needed before anything that belongs to somebody. */
export function openSession(): Promise<SessionFace> {
  opening ??= findSession().then(setSession, (error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function findSession(): Promise<SessionFace> {
  try {
    return await getSession();
  } catch (error) {
    // Only where the server says that there is none: a new one takes the place of the old, and all that belongs to it is gone.
    if (error instanceof ApiError && error.failure.code === 'no-session') return makeSession();
    throw error;
  }
}

/** Notes a changed identity, such as after a login. */
export function setSession(face: SessionFace): SessionFace {
  session = face;
  opening = Promise.resolve(face);
  for (const listener of listeners) listener();
  return face;
}

/** After a logout: the next who needs one gets a new guest session. */
export function forgetSession(): Promise<SessionFace> {
  opening = null;
  return openSession();
}

export function useSession(): SessionFace | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );
}
