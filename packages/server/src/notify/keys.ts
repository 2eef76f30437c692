/** Links that do one thing for one user without a login: whoever has the link was sent it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** To end a channel, or to confirm that an address of e-mail is one's own. */
export type Deed =
  | { readonly does: 'off'; readonly user: string; readonly channel: string }
  | { readonly does: 'confirm'; readonly user: string; readonly address: string };

export function keyFor(secret: string, deed: Deed): string {
  const body = Buffer.from(JSON.stringify(deed)).toString('base64url');
  return `${body}.${signature(secret, body).toString('base64url')}`;
}

/** Null unless we made it. */
export function deedOf(secret: string, key: string): Deed | null {
  const [body = '', signed = '', ...rest] = key.split('.');
  const given = Buffer.from(signed, 'base64url');
  const right = signature(secret, body);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Deed;
}

function signature(secret: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`link ${body}`).digest();
}
