/** The server that the crash and chaos tests kill. Arguments: the data folder. Prints its URL. */
import { flushCompileCache } from 'node:module';
import { startServer } from '../index.ts';
import { generousLimits } from '../settings.ts';
import { gamesModule } from './arcs-only.ts';

const { url, close } = await startServer({
  port: 0,
  dataFolder: process.argv[2] ?? '',
  databaseUrl: process.env.DATABASE_URL || null,
  logLevel: 'error',
  gamesModule,
  limits: generousLimits,
  botThreads: 1,
  lease: Number(process.env.LEASE || 5000),
  engineLimit: 60_000, // a process that is stopped, or a busy machine, is no rule without an end
  times: { sweep: 1000 },
});
process.once('SIGTERM', () => void close());
process.stdout.write(`${url}\n`);
flushCompileCache(); // the next life starts quicker
