/** Where sockets come in, and how many of them. */
import type { FastifyRequest } from 'fastify';
import { type App, type Context, needUser } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { byNetwork, networkMark } from '../http/network.ts';
import { hashOf } from '../identity/identity.ts';
import { TableId } from '../protocol/index.ts';
import { Type } from '../protocol/schema.ts';
import { Refusal } from '../refusal.ts';
import { Connection, farewell } from './connection.ts';
import { Counts, MessageLimiter } from './limiter.ts';

const LOOK_EVERY = 30_000;
const TELL_EVERY = 500;
const AtTable = Type.Object({ id: TableId });
export const socketAddress = '/api/tables/:id/socket';

export function socketRoute(app: App, { tables, identity, settings: { limits }, metrics, cluster }: Context): void {
  const { together } = cluster;
  const connections = new Set<Connection>();
  const byAddress = new Counts();
  const bySession = new Counts();
  const messages = new MessageLimiter(limits.messagesPerSecond);
  const chat = new MessageLimiter(limits.chatPerSecond);
  const fromNetwork = new MessageLimiter(limits.messagesPerNetwork);
  const isFull = (address: string, user: string) =>
    byAddress.of(address) >= limits.socketsPerAddress || bySession.of(user) >= limits.socketsPerSession;

  /** With what is open at other servers. */
  const isFullElsewhere = async (network: string, user: string) => {
    if (together === null) return false;
    const others = await together.socketsElsewhere(networkMark(network), user);
    return (
      byAddress.of(network) + others.network >= limits.socketsPerAddress ||
      bySession.of(user) + others.user >= limits.socketsPerSession
    );
  };

  const timer = setInterval(() => {
    for (const connection of connections) connection.look();
    messages.tidy();
    chat.tidy();
    fromNetwork.tidy();
  }, LOOK_EVERY).unref();
  const tellTimer = setInterval(() => void tellSpent(), TELL_EVERY).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    clearInterval(tellTimer);
    const ended = Promise.all([...connections].map(({ ended }) => ended));
    for (const connection of connections) connection.close('restarting');
    await ended;
  });

  /** Whoever says much at one server has said it at all of them. */
  const limiters = { messages, chat, fromNetwork };
  const tellSpent = async () => {
    if (together === null) return;
    const spent = Object.entries(limiters).flatMap(([name, limiter]) =>
      limiter.spent().map(([whom, cost]) => [`${name} ${whom}`, cost] as const),
    );
    if (spent.length > 0) {
      await together.tell({ kind: 'spent', spent: Object.fromEntries(spent) }).catch(() => {}); // too late next time
    }
  };
  cluster.whenTold((signal) => {
    if (signal.kind !== 'spent') return;
    for (const [key, cost] of Object.entries(signal.spent)) {
      const [name = '', whom = ''] = key.split(' ');
      if (name in limiters) limiters[name as keyof typeof limiters].charge(whom, cost);
    }
  });

  identity.whenEnded((hasEnded) => {
    for (const connection of connections) if (hasEnded(connection)) connection.close('signedOut');
  });

  app.get(
    socketAddress,
    {
      websocket: true,
      schema: { params: AtTable },
      // Refusals up to here are plain HTTP answers.
      preHandler: async (request) => {
        if (!request.ws) throw notFound();
        const user = needUser(request);
        if (isFull(byNetwork(request), user.id) || (await isFullElsewhere(byNetwork(request), user.id))) {
          const text = 'too many sockets are open already; close some of them first';
          throw new Refusal('too-many-sockets', text, { count: limits.socketsPerSession });
        }
        request.table = await tables.find(request.params.id);
      },
    },
    (socket, request) => {
      const user = needUser(request);
      const { table, log } = request;
      const network = byNetwork(request);
      const present = { table: request.params.id, user: user.id, network: networkMark(network) };
      if (table === null || isFull(network, user.id)) return farewell(socket, 'tooMany');
      const entrance = { line: request.socket, user, network, session: sessionOf(request), table, log };
      const connection = new Connection(socket, entrance, { limits, messages, chat, fromNetwork });
      connections.add(connection);
      byAddress.add(network);
      bySession.add(user.id);
      metrics.sockets.inc();
      const arrived = together?.arrive(present).catch(() => {}); // told to nobody while the database is away
      socket.on('close', () => {
        connections.delete(connection);
        byAddress.remove(network);
        bySession.remove(user.id);
        metrics.sockets.dec();
        void arrived?.then(() => together?.leave(present)).catch(() => {});
      });
      // Until now nobody could close it: a table that is with a server that does not answer is waited for.
      connection.open(identity.goesOn(connection));
    },
  );
}

/** The hash of the session that a socket is opened with, here or at another server. */
function sessionOf({ envelope, token }: FastifyRequest): string | null {
  if (envelope !== null) return envelope.session;
  return token === null ? null : hashOf(token.text);
}
