/** What every table works with. */
import type { Seed } from '@orrery/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Cluster } from '../cluster/cluster.ts';
import type { Engine } from '../engine/engine.ts';
import type { Pool } from '../engine/pool.ts';
import type { ServedGames } from '../games.ts';
import type { Health } from '../health.ts';
import type { Metrics } from '../metrics.ts';
import type { Notify } from '../notify/notifier.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';
import type { BrokenTables } from './broken.ts';
import type { PlayingTime } from './playing-time.ts';

export interface House {
  readonly storage: Storage;
  readonly cluster: Cluster;
  readonly engine: Engine;
  /** Where bots think. */
  readonly thinkers: Pool;
  /** Where replays are made and records from outside are looked at. */
  readonly readers: Pool;
  readonly health: Health;
  readonly broken: BrokenTables;
  readonly games: ServedGames;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Tells people who are away. */
  readonly notify: Notify;
  readonly times: Times;
  readonly playingTime: PlayingTime;
  /** For every new table, and secret until it is over. */
  readonly newSeed: () => Seed;
  /** At most so many tables of one host that are not over and changed in the last day. */
  readonly tablesPerHost: number;
  /** And of all hosts in one network. */
  readonly tablesPerNetwork: number;
  /** So many of its open tables are shown in the list of all. */
  readonly listedPerNetwork: number;
  /** Records imported from a network in a day. */
  readonly importsPerNetwork: number;
}

/** What happens to those at a table that this server has lost. */
export function elsewhere(): Refusal {
  return new Refusal('restarting', 'the table goes on at another server; connect again');
}

/** The names of the bots that play a game, the weakest first. */
export function botsFor({ games }: Pick<House, 'games'>, game: string): string[] {
  return Object.keys(games.get(game)?.bots ?? {});
}

/** The strongest bot of a game. */
export function usualBot(house: Pick<House, 'games'>, game: string): string {
  return botsFor(house, game).at(-1) ?? 'random';
}

/** Milliseconds. */
export interface Times {
  /** How long a bot seems to think at a table with the pace of people; further steps of its turn take less. */
  readonly botPause: number;
  /** How long an undo waits for everybody's consent. */
  readonly consent: number;
  /** How long somebody is asked before others may nudge them. */
  readonly nudgeAfter: number;
  /** How long nobody at the table may nudge them again. */
  readonly nudgeAgain: number;
  /** How long somebody has to be missing before a bot may play for them, at a table without a clock. */
  readonly absence: number;
  /** How long a table that nobody looks at stays in memory; and one whose game is over, which only replays will ask for. */
  readonly idle: number;
  readonly idleWhenOver: number;
  /** How often the server looks for tables that wait for it. */
  readonly sweep: number;
  /** How long the storage may take to note the time before we say that nothing can be saved. */
  readonly noteLimit: number;
  /** The first pause after a failure at a table; it doubles with every further one. */
  readonly failurePause: number;
}

export const usualTimes: Times = {
  botPause: 900,
  consent: 120_000,
  nudgeAfter: 3_600_000,
  nudgeAgain: 43_200_000,
  absence: 259_200_000,
  idle: 300_000,
  idleWhenOver: 10_000,
  sweep: 5_000,
  noteLimit: 5_000,
  failurePause: 1_000,
};
