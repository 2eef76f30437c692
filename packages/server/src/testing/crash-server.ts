/** The server that the crash test kills. Arguments: the data folder. Prints its URL. */
import { flushCompileCache } from 'node:module';
import { startServer } from '../index.ts';
import { generousLimits } from '../settings.ts';
import { gamesModule } from './games.ts';

const { url, close } = await startServer({
  port: 0,
  dataFolder: process.argv[2] ?? '',
  databaseUrl: process.env.DATABASE_URL || null,
  logLevel: 'error',
  gamesModule,
  limits: generousLimits,
});
process.stdout.write(`${url}\n`);
flushCompileCache(); // the next life starts quicker
process.once('SIGTERM', () => void close());
