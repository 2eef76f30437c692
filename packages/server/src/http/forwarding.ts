/** Requests for tables that another server has: passed on to it or, when it has lost them, served here after all. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Peer } from '../cluster/cluster.ts';
import { ENVELOPE, type Envelope, unseal } from '../cluster/envelope.ts';
import { type Answer, type Passed, Unanswered, Unasked, Unproven } from '../cluster/forwarder.ts';
import { hashOf } from '../identity/identity.ts';
import { Refusal } from '../refusal.ts';
import { Fenced } from '../storage/storage.ts';
import { elsewhere } from '../tables/house.ts';
import { Elsewhere, MISDIRECTED } from '../tables/manager.ts';
import type { App, Context } from './context.ts';
import { answerBadHandshake } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What another server says of a request that it has passed on; null for a client's own. */
    envelope: Envelope | null;
  }
}

/** Milliseconds beyond the lease after which a table has to have an owner that answers. */
const GRACE = 3000;
const RETRY = 100;
type Outcome = 'done' | 'not yet' | 'unproven';
const ofTables = '/api/tables/:id';
const handshake = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol', 'sec-websocket-extensions'];

/** Believes other servers, and nobody who only says to be one. This comes before anything else looks at a request. */
export function acceptForwarded(app: App, { cluster }: Context): void {
  const proofs = new WeakMap<IncomingMessage, Readonly<Record<string, string>>>();
  app.decorateRequest('envelope', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers[ENVELOPE] === undefined) return;
    const opened = unseal(request.headers, request.method, request.url, cluster.secret);
    if (opened === null) throw new Refusal('private', 'this is between our servers');
    request.envelope = opened.envelope;
    reply.headers(opened.proof);
    proofs.set(request.raw, opened.proof);
  });
  app.websocketServer.on('headers', (headers, request) => {
    for (const [name, value] of Object.entries(proofs.get(request) ?? {})) headers.push(`${name}: ${value}`);
  });
  // Also a refusal is ours: the server that has passed a bad handshake on need not ask again.
  app.websocketServer.on('wsClientError', (error, socket, request) =>
    answerBadHandshake(error, socket, proofs.get(request)),
  );
}

/** When a request is understood and its sender known, and before it is served. */
export function forwardTables(app: App, { tables, forwarder, settings, metrics, cluster }: Context): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith(ofTables)) return;
    const { id } = request.params as { id: string };
    if (request.envelope !== null) return needHere(id, reply);
    const until = performance.now() + settings.lease + GRACE;
    let wait = RETRY;
    for (;;) {
      const owner = await ownerOf(id);
      if (owner === null) return;
      const outcome = owner === 'nobody' ? 'not yet' : await passOn(owner, request, reply);
      if (outcome === 'done') {
        metrics.forwarded.inc();
        return reply;
      }
      if (performance.now() > until || forwarder.isClosed) throw elsewhere();
      // Whoever answers in the owner's place is none of us, and is not to be called by us again and again.
      if (outcome === 'unproven') wait *= 2;
      await pause(wait);
    }
  });

  /** Null when it is ours. While it changes hands nobody has it. */
  async function ownerOf(id: string): Promise<Peer | 'nobody' | null> {
    try {
      await tables.find(id);
      await cluster.confirm();
      return null;
    } catch (error) {
      if (error instanceof Elsewhere) return error.owner;
      if (error instanceof Fenced) return 'nobody';
      throw error;
    }
  }

  /** Nothing has been done yet: whoever sent it may ask another server. */
  async function needHere(id: string, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const isHere = await ownerOf(id).then(
      (owner) => owner === null,
      (error) => {
        if (error instanceof Refusal && error.code === 'restarting') return false; // we are leaving
        throw error;
      },
    );
    return isHere ? undefined : reply.status(MISDIRECTED).send({});
  }

  async function passOn(owner: Peer, request: FastifyRequest, reply: FastifyReply): Promise<Outcome> {
    try {
      const passed = passedFrom(request);
      if (!request.ws) return give(await forwarder.ask(owner, passed), reply);
      const answer = await forwarder.join(owner, passed, request.raw.socket);
      if (answer !== null) return give(answer, reply);
      reply.hijack();
      return 'done';
    } catch (error) {
      if (error instanceof Unproven) return 'unproven';
      if (error instanceof Unasked) return 'not yet';
      // What only looks may be asked again; of anything else nobody knows whether it was done.
      if (error instanceof Unanswered && request.method === 'GET') return 'not yet';
      throw error instanceof Unanswered ? elsewhere() : error;
    }
  }
}

function give({ status, headers, body }: Answer, reply: FastifyReply): Outcome {
  if (status === MISDIRECTED) return 'not yet';
  void reply.status(status).headers(headers).send(body);
  return 'done';
}

function passedFrom(request: FastifyRequest): Passed {
  const { method, url, user, token, ip, body, headers } = request;
  const session = token === null ? null : hashOf(token.text);
  const passed = { method, url, envelope: { user, session, ip } };
  if (!request.ws) return body === undefined || body === null ? passed : { ...passed, body: JSON.stringify(body) };
  const kept = handshake.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  return { ...passed, handshake: { connection: 'Upgrade', upgrade: 'websocket', ...Object.fromEntries(kept) } };
}
