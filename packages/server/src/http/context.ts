/** What the routes work with. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { Cluster } from '../cluster/cluster.ts';
import type { Forwarder } from '../cluster/forwarder.ts';
import type { ServedGames } from '../games.ts';
import type { Health } from '../health.ts';
import type { Identity } from '../identity/identity.ts';
import type { Vacations } from '../identity/vacations.ts';
import type { Metrics } from '../metrics.ts';
import type { Notifier } from '../notify/notifier.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { User } from '../storage/storage.ts';
import type { TableManager } from '../tables/manager.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { TypesOfSchemas } from './checking.ts';

export interface Context {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly vacations: Vacations;
  readonly tables: TableManager;
  readonly games: ServedGames;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly cluster: Cluster;
  readonly forwarder: Forwarder;
  readonly notifier: Notifier;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypesOfSchemas>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a valid session. */
    user: User | null;
    /** How the session was shown. */
    token: { readonly text: string; readonly isCookie: boolean } | null;
    /** The table that a socket is for. */
    table: OpenTable | null;
  }
}

/** By its route: the same address can be written in many ways. */
export function isOfApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') === true;
}

/** The user of a request that needs one. */
export function needUser({ user }: Pick<FastifyRequest, 'user'>): User {
  if (user === null) {
    throw new Refusal('no-session', 'begin with POST /api/session, then send its cookie or bearer token');
  }
  return user;
}
