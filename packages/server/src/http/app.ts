/** The HTTP server: what holds for every request, then the routes. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { socketAddress, socketRoute } from '../socket/route.ts';
import { acceptNoBody, checkBySchema } from './checking.ts';
import { type App, type Context, isOfApi } from './context.ts';
import { answerExpectation, answerFailure, notFound } from './errors.ts';
import { acceptForwarded, forwardTables } from './forwarding.ts';
import { gameRoutes } from './games.ts';
import { byNetwork } from './network.ts';
import { notificationRoutes } from './notifications.ts';
import { recordRoutes } from './records.ts';
import { serviceRoutes } from './service.ts';
import { recogniseUsers } from './session-cookie.ts';
import { sessionRoutes } from './sessions.ts';
import { sharedStore } from './shared-store.ts';
import { serveClient } from './static.ts';
import { tableRoutes } from './tables.ts';
import { vacationRoutes } from './vacations.ts';

const MINUTE = 60_000;

export async function addRoutes(app: App, context: Context): Promise<void> {
  const { limits, webFolder } = context.settings;
  app.setValidatorCompiler(checkBySchema);
  app.addHook('preValidation', acceptNoBody);
  app.removeContentTypeParser('text/plain'); // JSON only
  app.setErrorHandler(answerFailure);
  app.addHook('onRequest', async (request, reply) => {
    if (isOfApi(request)) reply.header('cache-control', 'no-store');
  });
  app.server.on('checkExpectation', answerExpectation);
  await app.register(helmet, securityHeaders);
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: limits.message, autoPong: false }, // a ping counts as a message
    preClose: (done) => done(),
    errorHandler: (error, socket, request) => {
      request.log.warn({ error: error.message }, 'a socket was ended'); // its client does not speak as it should
      socket.terminate();
    },
  });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Orrery',
        version: '1',
        description: 'The lobby. Play itself goes over a socket: docs/protocol.md.',
      },
    },
  });
  app.addHook('onRequest', needPlainHttp); // when a request for a socket is known as one, and can be answered
  acceptForwarded(app, context);
  await limitRates(app, context);
  recogniseUsers(app, context);
  forwardTables(app, context);

  sessionRoutes(app, context);
  gameRoutes(app, context);
  tableRoutes(app, context);
  vacationRoutes(app, context);
  recordRoutes(app, context);
  notificationRoutes(app, context);
  serviceRoutes(app, context);
  socketRoute(app, context);
  await serveClient(app, webFolder);
}

/** What passes HTTP itself, and is still nothing that a client of ours sends. */
async function needPlainHttp({ ws, routeOptions, raw }: FastifyRequest): Promise<void> {
  const { url, headers, httpVersion } = raw;
  // With a whole address instead of a path we would be a proxy.
  if (!url?.startsWith('/')) throw new Refusal('refused', 'ask for a path that begins with /, not for an address');
  if (headers.host === undefined && httpVersion === '1.1') throw new Refusal('refused', 'the header Host is missing');
  // A socket anywhere else would be opened, only to be closed where nobody counts it, nor ends it with us.
  if (ws && routeOptions.url !== socketAddress) throw notFound();
}

/** Requests are counted by address, and by session where there is one. */
async function limitRates(app: App, { settings: { limits }, cluster }: Context): Promise<void> {
  const together = cluster.together === null ? {} : { store: sharedStore(cluster.together), skipOnError: true };
  await app.register(rateLimit, {
    hook: 'preParsing', // when the session is known, and before a bad body ends the request
    // Newcomers of one address, each of whom loads the page, are not one session.
    max: ({ user }: FastifyRequest) => (user ? limits.requestsPerSession : limits.requestsPerAddress),
    timeWindow: MINUTE,
    keyGenerator: (request: FastifyRequest) => request.user?.id ?? byNetwork(request),
    allowList: (request: FastifyRequest) => request.envelope !== null, // counted where it came in
    ...together,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  const byAddress = app.createRateLimit({
    max: limits.requestsPerAddress,
    timeWindow: MINUTE,
    keyGenerator: byNetwork,
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.rateLimit === false || request.envelope !== null) return;
    const result = await byAddress(request);
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds);
  });
}

function tooMany(seconds: number): Refusal {
  return new Refusal('too-many', `too many requests; try again in ${seconds} seconds`, { seconds });
}

const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"], // what scripts set on an element's style is theirs and allowed
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Whoever puts https in front of us decides for how long.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
} as const;
