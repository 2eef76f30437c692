/** Finds out who sent a request, and keeps other sites from sending requests in somebody's name. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { type App, type Context, isOfApi } from './context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever has the link may follow it, on whichever page it is: no session is looked at. */
    fromAnywhere?: boolean;
  }
}

const NAME = 'orrery';
const HALF_A_YEAR = 180 * 24 * 3600;

export function recogniseUsers(app: App, { identity }: Context): void {
  app.decorateRequest('user', null);
  app.decorateRequest('token', null);
  app.decorateRequest('table', null);
  app.addHook('onRequest', async (request) => {
    if (request.envelope !== null) {
      request.user = request.envelope.user; // the server that it came to has looked
      return;
    }
    request.token = tokenOf(request);
    needOwnOrigin(request);
    if (isOfApi(request)) request.user = await identity.who(request.token?.text);
  });
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(NAME, token, { ...cookieSettings(request), maxAge: HALF_A_YEAR });
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, cookieSettings(request));
}

function cookieSettings(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

function tokenOf(request: FastifyRequest): FastifyRequest['token'] {
  const bearer = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { text: bearer, isCookie: false };
  const cookie = request.cookies[NAME];
  return cookie === undefined ? null : { text: cookie, isCookie: true };
}

/** A browser says where a request comes from. With a cookie that changes something, or opens a socket, it has to be us. */
function needOwnOrigin(request: FastifyRequest): void {
  const isHarmless = (request.method === 'GET' || request.method === 'HEAD') && !request.ws;
  if (isHarmless || request.token?.isCookie === false || request.routeOptions.config.fromAnywhere) return;
  const { origin } = request.headers;
  const own = originOf(`${request.protocol}://${request.host}`);
  if (origin === undefined ? request.token === null : own !== null && originOf(origin) === own) return;
  throw new Refusal('wrong-origin', 'this request came from another site; use our own page, or a bearer token');
}

/** Scheme, host and port; null where it cannot be read. */
function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
