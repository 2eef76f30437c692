/** Who may see the figures: whoever brings the token, or, where none is set, programs on this machine. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

const local = /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

export function needMonitor(request: FastifyRequest, token: string | null): void {
  if (token === null ? isLocal(request) : isBearer(request, token)) return;
  throw new Refusal(
    'private',
    token === null
      ? 'the figures are for programs on this machine; set ORRERY_METRICS_TOKEN to read them from elsewhere'
      : 'the figures need the token of ORRERY_METRICS_TOKEN as a bearer token',
  );
}

/** A proxy on this machine calls from here too, but for others: it names another host or whom it speaks for. */
function isLocal({ ip, hostname, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return local.test(ip) && local.test(hostname) && !isForwarded;
}

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
