/** The server as a whole: starts its parts and stops them in the right order. */
import { once } from 'node:events';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyRequest } from 'fastify';
import { Forwarder } from './cluster/forwarder.ts';
import { Engine, engineThreadNames } from './engine/engine.ts';
import { Pool } from './engine/pool.ts';
import { ThreadWatch, type Watch } from './engine/thread-watch.ts';
import { servedGames } from './games.ts';
import { Health } from './health.ts';
import { addRoutes } from './http/app.ts';
import type { TypesOfSchemas } from './http/checking.ts';
import { answerBadHttp, answerNoAddress } from './http/errors.ts';
import { Identity } from './identity/identity.ts';
import { Vacations } from './identity/vacations.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { Notifier } from './notify/notifier.ts';
import { type GivenSettings, type Settings, settingsFrom } from './settings.ts';
import { openStorage } from './storage/open.ts';
import { BrokenTables } from './tables/broken.ts';
import type { House } from './tables/house.ts';
import { Housekeeping } from './tables/housekeeping.ts';
import { TableManager } from './tables/manager.ts';
import { PlayingTime } from './tables/playing-time.ts';
import { UnderWay } from './under-way.ts';

export { type GivenSettings, generousLimits } from './settings.ts';

export interface RunningServer {
  readonly url: string;
  /** Finishes and saves what is under way, tells the sockets, and stops. */
  close(): Promise<void>;
}

/** Milliseconds. */
const TABLES_CLOSE = 1000;
const LAST_ANSWERS = 500;

export async function startServer(given: GivenSettings = {}): Promise<RunningServer> {
  const settings = settingsFrom(given);
  const games = await servedGames(settings.gamesModule);
  const app = createApp(settings);
  const { storage, cluster } = await openStorage(settings, app.log);
  const broken = new BrokenTables();
  const metrics = createMetrics({
    tables: () => tables.size,
    matches: () => house.engine.size,
    broken: () => broken.ids,
  });
  const health = new Health();
  const watch = new ThreadWatch({
    log: app.log,
    health,
    failures: metrics.threadFailures,
    needed: engineThreadNames(settings.engineThreads),
    onFatal: settings.onFatal,
  });
  const notifier = await Notifier.open({ storage, settings: settings.notify, log: app.log, metrics });
  const house: House = {
    storage,
    cluster,
    health,
    playingTime: await PlayingTime.resume(storage),
    broken,
    games,
    metrics,
    log: app.log,
    notify: notifier.notify,
    times: settings.times,
    newSeed: settings.newSeed,
    tablesPerHost: settings.limits.tablesPerHost,
    tablesPerNetwork: settings.limits.tablesPerNetwork,
    listedPerNetwork: settings.limits.listedPerNetwork,
    importsPerNetwork: settings.limits.importsPerNetwork,
    ...threads(settings, metrics, watch),
  };
  cluster.whenBack(() => void house.playingTime.resumeAgain().catch(() => {})); // lost again, and told again
  const forwarder = new Forwarder(settings.lease);
  cluster.whenAlive((sessions) => forwarder.keepOnly(sessions));
  cluster.whenLost((lost) => metrics.tablesLost.inc(lost.length));
  const tables = new TableManager(house, forwarder);
  notifier.isThere = (user, table) => tables.isThere(user, table);
  const { retention } = settings;
  const { playingTime } = house;
  const housekeeping = new Housekeeping({ storage, playingTime, retention, log: app.log, inUse: () => tables.ids });
  const requests = new UnderWay();
  app.server.on('request', (_request, response) => void requests.follow(once(response, 'close')));
  const close = async () => {
    housekeeping.close();
    // A proxy asks another server for what comes from now on.
    if (app.server.listening) app.server.close();
    await requests.end(LAST_ANSWERS);
    // A rule that does not end must not keep the next server waiting: what is not acknowledged may be lost.
    // A message under way that is lost with us is sent again.
    const isSaved = await Promise.race([
      Promise.all([tables.close(), notifier.close()]).then(() => true),
      pause(TABLES_CLOSE, false, { ref: false }),
    ]);
    // A storage that does not answer is waited for while clients that sleep are, and may end as it likes.
    const ended = isSaved ? null : storage.close().catch(() => {});
    forwarder.close();
    await app.close();
    // Threads take their time to end on a busy machine, and the next server waits for the folder.
    await Promise.all([house.engine.close(), house.thinkers.close(), house.readers.close(), ended ?? storage.close()]);
  };
  try {
    await addRoutes(app, {
      settings,
      games,
      metrics,
      health,
      tables,
      cluster,
      forwarder,
      notifier,
      vacations: new Vacations(storage, settings.limits.vacationDays),
      identity: new Identity(storage, settings.limits.wrongPasswords, cluster),
    });
    // Games that come to a server whose threads are not there yet would wait, and another could go on with them.
    if (cluster.together !== null) await Promise.all([house.engine.ready(), house.thinkers.prepare()]);
    const url = await app.listen({ port: settings.port, host: settings.host });
    await cluster.announce(settings.nodeUrl ?? ownAddress(settings.host, url));
    await tables.resume();
    void housekeeping.run();
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where other machines reach a server that listens on all addresses: by the name of its own. */
function ownAddress(host: string, url: string): string {
  return host === '0.0.0.0' || host === '::' ? `http://${hostname()}:${new URL(url).port}` : url;
}

function createApp({ proxies, logLevel, limits }: Settings) {
  return Fastify({
    // Only so many: whoever is further away writes into X-Forwarded-For what they like.
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    bodyLimit: limits.body,
    requestTimeout: limits.arrival,
    http: {
      headersTimeout: limits.arrival,
      connectionsCheckingInterval: limits.arrival / 4,
      requireHostHeader: false, // we say ourselves what is missing
      // An offer of anything else, such as h2c, need not be taken up.
      shouldUpgradeCallback: ({ method, headers }) =>
        method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket',
    },
    forceCloseConnections: true,
    frameworkErrors: answerNoAddress,
    clientErrorHandler: answerBadHttp,
    logger: {
      level: logLevel,
      // Addresses without their query: an invitation is a secret.
      serializers: {
        req: ({ method, url, ip }: FastifyRequest) => ({ method, url: printable(url.split('?')[0]), ip }),
      },
    },
  }).withTypeProvider<TypesOfSchemas>();
}

function threads(settings: Settings, metrics: Metrics, watch: Watch) {
  const { gamesModule, engineModule, botModule, engineThreads, engineLimit, botThreads, botLimit } = settings;
  const module = engineModule ? { module: engineModule } : {};
  const onRestart = () => metrics.engineRestarts.inc();
  return {
    engine: new Engine({ ...module, gamesModule, threads: engineThreads, limit: engineLimit, onRestart, watch }),
    thinkers: new Pool({
      name: 'bots',
      module: botModule ?? undefined,
      gamesModule,
      threads: botThreads,
      limit: botLimit,
      watch,
    }),
    readers: new Pool({ name: 'replays', gamesModule, threads: 2, limit: engineLimit, watch }),
  };
}

/** Other letters come from attackers only, and could play with the terminal that shows the log. */
function printable(url = ''): string {
  return url.replace(/[^\x20-\x7e]/g, '?');
}
