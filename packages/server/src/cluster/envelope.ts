/**
 * What one server says to another when it passes a request on. The receiver's secret is known to those only who can read the database:
 * the sender proves by it that it is one of us, and the receiver by its answer that it is who the database says.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { User } from '../storage/storage.ts';

/** Who asked, which the sender has looked up already. */
export interface Envelope {
  readonly user: User | null;
  /** The hash of the session's token. */
  readonly session: string | null;
  /** The client's address. */
  readonly ip: string;
}

export const ENVELOPE = 'x-orrery-envelope';
const SEAL = 'x-orrery-seal';
const PROOF = 'x-orrery-proof';

interface Sealed extends Envelope {
  readonly nonce: string;
}

export interface Passing {
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the answer comes from whom it should. */
  isProven(headers: IncomingHttpHeaders): boolean;
}

export function seal(envelope: Envelope, method: string, url: string, secret: string): Passing {
  const nonce = randomBytes(12).toString('base64url');
  const text = Buffer.from(JSON.stringify({ ...envelope, nonce } satisfies Sealed)).toString('base64url');
  return {
    headers: { [ENVELOPE]: text, [SEAL]: mac(secret, `${method} ${url} ${text}`) },
    isProven: (headers) => isSame(headers[PROOF], mac(secret, `answer ${nonce}`)),
  };
}

/** Null when the seal is wrong: then nobody of us has sent it. */
export function unseal(
  headers: IncomingHttpHeaders,
  method: string,
  url: string,
  secret: string,
): { envelope: Envelope; proof: Readonly<Record<string, string>> } | null {
  const text = headers[ENVELOPE];
  if (typeof text !== 'string' || !isSame(headers[SEAL], mac(secret, `${method} ${url} ${text}`))) return null;
  const { nonce, ...envelope }: Sealed = JSON.parse(Buffer.from(text, 'base64url').toString());
  return { envelope, proof: { [PROOF]: mac(secret, `answer ${nonce}`) } };
}

function mac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(given: unknown, wanted: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
