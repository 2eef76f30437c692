/** The server as a whole: starts its parts and stops them in the right order. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyRequest } from 'fastify';
import { Engine } from './engine/engine.ts';
import { Pool } from './engine/pool.ts';
import { servedGames } from './games.ts';
import { addRoutes } from './http/app.ts';
import { Identity } from './identity/identity.ts';
import { createMetrics } from './metrics.ts';
import { type GivenSettings, type Settings, settingsFrom } from './settings.ts';
import { lockFolder } from './storage/folder-lock.ts';
import { openSqlite } from './storage/sqlite.ts';
import { BrokenTables } from './tables/broken.ts';
import type { House } from './tables/house.ts';
import { TableManager } from './tables/manager.ts';

export { type GivenSettings, generousLimits } from './settings.ts';

export interface RunningServer {
  readonly url: string;
  /** Finishes and saves what is under way, tells the sockets, and stops. */
  close(): Promise<void>;
}

const DAY = 86_400_000;
const SESSION_LIFE = 180 * DAY;

export async function startServer(given: GivenSettings = {}): Promise<RunningServer> {
  const settings = settingsFrom(given);
  const games = await servedGames(settings.gamesModule);
  const unlock = lockFolder(settings.dataFolder);
  const storage = await openSqlite(settings.dataFolder).catch((error) => {
    unlock();
    throw error;
  });
  const forgetSessions = () => storage.removeSessionsBefore(Date.now() - SESSION_LIFE);
  await forgetSessions();
  const daily = setInterval(
    () => forgetSessions().catch((error) => app.log.error({ err: error }, 'old sessions stay')),
    DAY,
  ).unref();
  const app = createApp(settings);
  const broken = new BrokenTables();
  const metrics = createMetrics(
    () => tables.size,
    () => broken.ids,
  );
  const house: House = {
    storage,
    broken,
    games,
    metrics,
    log: app.log,
    times: settings.times,
    newSeed: settings.newSeed,
    tablesPerHost: settings.limits.tablesPerHost,
    ...threads(settings, () => metrics.engineRestarts.inc()),
  };
  const tables = new TableManager(house);
  const close = async () => {
    clearInterval(daily);
    await tables.close();
    await app.close();
    await Promise.all([house.engine.close(), house.thinkers.close(), house.readers.close()]);
    await storage.close();
    unlock();
  };
  try {
    await addRoutes(app, { settings, games, metrics, tables, identity: new Identity(storage) });
    const url = await app.listen({ port: settings.port, host: settings.host });
    await tables.resume();
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function createApp({ proxies, logLevel, limits }: Settings) {
  return Fastify({
    // Only so many: whoever is further away writes into X-Forwarded-For what they like.
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    bodyLimit: limits.body,
    requestTimeout: limits.arrival,
    http: { headersTimeout: limits.arrival, connectionsCheckingInterval: limits.arrival / 4 },
    forceCloseConnections: true,
    logger: {
      level: logLevel,
      // Addresses without their query: an invitation is a secret.
      serializers: {
        req: ({ method, url, ip }: FastifyRequest) => ({ method, url: printable(url.split('?')[0]), ip }),
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

function threads({ gamesModule, engineThreads, engineLimit, botThreads, botLimit }: Settings, onRestart: () => void) {
  return {
    engine: new Engine({ gamesModule, threads: engineThreads, limit: engineLimit, onRestart }),
    thinkers: new Pool({ gamesModule, threads: botThreads, limit: botLimit }),
    readers: new Pool({ gamesModule, threads: 2, limit: engineLimit }),
  };
}

/** Other letters come from attackers only, and could play with the terminal that shows the log. */
function printable(url = ''): string {
  return url.replace(/[^\x20-\x7e]/g, '?');
}
