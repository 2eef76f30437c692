/** What a server can be started with; everything has a default. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gamesModule } from '@orrery/games';
import type { Seed } from '@orrery/kernel';
import { type NotifySettings, silent } from './notify/settings.ts';
import { type Times, usualTimes } from './tables/house.ts';
import { type Retention, usualRetention } from './tables/housekeeping.ts';

export interface Limits {
  /** HTTP requests in a minute. */
  readonly requestsPerSession: number;
  readonly requestsPerAddress: number;
  /** New sessions and logins in a minute. */
  readonly signInsPerAddress: number;
  /** Wrong passwords for an account in ten minutes from one network; from all together five times as many. */
  readonly wrongPasswords: number;
  /** New tables and imported records in a minute. */
  readonly tablesPerAddress: number;
  readonly importsPerAddress: number;
  /** Tables of one host that are not over and changed in the last day. */
  readonly tablesPerHost: number;
  /** And of all hosts in one network. */
  readonly tablesPerNetwork: number;
  /** So many of its open tables are shown in the list of all. */
  readonly listedPerNetwork: number;
  /** Records imported in a day. */
  readonly importsPerNetwork: number;
  /** Days of vacation of a person in any 365 days. */
  readonly vacationDays: number;
  readonly socketsPerAddress: number;
  readonly socketsPerSession: number;
  /** Socket messages of a person in a second, after a first burst of three times as many. */
  readonly messagesPerSecond: number;
  /** Lines of chat among them. */
  readonly chatPerSecond: number;
  /** Socket messages of all persons in one network. */
  readonly messagesPerNetwork: number;
  /** Milliseconds that a request may take to arrive. */
  readonly arrival: number;
  /** Letters that ask somebody whether an address is theirs, in an hour. */
  readonly lettersPerAddress: number;
  /** Bytes. */
  readonly body: number;
  readonly record: number;
  readonly message: number;
  /** A socket with more bytes waiting than this is closed, to connect again. */
  readonly waiting: number;
}

export const usualLimits: Limits = {
  requestsPerSession: 600,
  requestsPerAddress: 2400,
  signInsPerAddress: 60,
  wrongPasswords: 10,
  tablesPerAddress: 60,
  importsPerAddress: 20,
  tablesPerHost: 50,
  tablesPerNetwork: 200,
  listedPerNetwork: 5,
  importsPerNetwork: 100,
  vacationDays: 30,
  socketsPerAddress: 60,
  socketsPerSession: 20,
  messagesPerSecond: 20,
  chatPerSecond: 2,
  messagesPerNetwork: 200,
  arrival: 30_000,
  lettersPerAddress: 10,
  body: 64 * 1024,
  record: 1024 * 1024,
  message: 16 * 1024,
  waiting: 1024 * 1024,
};

const plenty = 1e9;

/** Sizes as usual, and as many of everything as anybody wants: for tests and measurements. */
export const generousLimits: Limits = {
  ...usualLimits,
  requestsPerSession: plenty,
  requestsPerAddress: plenty,
  signInsPerAddress: plenty,
  wrongPasswords: plenty,
  tablesPerAddress: plenty,
  importsPerAddress: plenty,
  tablesPerHost: plenty,
  tablesPerNetwork: plenty,
  listedPerNetwork: plenty,
  importsPerNetwork: plenty,
  socketsPerAddress: plenty,
  socketsPerSession: plenty,
  messagesPerSecond: plenty,
  chatPerSecond: plenty,
  messagesPerNetwork: plenty,
  lettersPerAddress: plenty,
};

export interface Settings {
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** `postgres://…`; null for a file in `dataFolder`. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** Milliseconds after which a server that PostgreSQL does not hear of loses its tables to others. */
  readonly lease: number;
  /** Where other servers on the same database reach this one; null for where it listens. */
  readonly nodeUrl: string | null;
  /** The built browser client; without it only the API is served. */
  readonly webFolder: string;
  /** How many proxies stand before us, whose X-Forwarded-For, -Proto and -Host are believed. */
  readonly proxies: number;
  /** Whoever brings this may read `/metrics`; null for programs on this machine only. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly times: Times;
  readonly retention: Retention;
  readonly notify: NotifySettings;
  /** The module that exports the list of games. */
  readonly gamesModule: string;
  /** Where the seed of a new table comes from. Only whoever starts the server can say so: tests, which want known dice. */
  readonly newSeed: () => Seed;
  /** The server cannot go on: nothing can be played or saved any more. */
  readonly onFatal: (problem: string) => void;
  /** The code of the threads for matches; null for ours. Only a test wants another. */
  readonly engineModule: URL | null;
  /** Likewise of those in which bots think. */
  readonly botModule: URL | null;
  readonly engineThreads: number;
  readonly botThreads: number;
  /** Milliseconds that one call of the rules may take. */
  readonly engineLimit: number;
  /** Milliseconds that a bot may think. */
  readonly botLimit: number;
}

export type GivenSettings = Partial<Omit<Settings, 'limits' | 'times' | 'retention' | 'notify'>> & {
  readonly limits?: Partial<Limits>;
  readonly times?: Partial<Times>;
  readonly retention?: Partial<Retention>;
  readonly notify?: Partial<NotifySettings>;
};

export function settingsFrom(given: GivenSettings): Settings {
  const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
  return {
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: null,
    dataFolder: './data',
    lease: 5_000,
    nodeUrl: null,
    webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    proxies: 0,
    metricsToken: null,
    logLevel: 'warn',
    gamesModule,
    newSeed: () => randomBytes(32).toString('hex'),
    onFatal: () => {},
    engineModule: null,
    botModule: null,
    engineThreads: threads,
    botThreads: 2,
    engineLimit: 5_000,
    botLimit: 3_000,
    ...given,
    limits: { ...usualLimits, ...given.limits },
    times: { ...usualTimes, ...given.times },
    retention: { ...usualRetention, ...given.retention },
    notify: { ...silent, ...given.notify },
  };
}
