/** The server under load, as a child process: keeps its games in the folder given, tells its URL, then its CPU time or memory when asked. */
import { generousLimits, startServer } from '@orrery/server';

const { url, close } = await startServer({
  port: 0,
  dataFolder: process.argv[2] ?? '',
  databaseUrl: process.env.DATABASE_URL || null,
  lease: 30_000, // the load is more than the machine can do
  logLevel: 'fatal', // what it refuses while it stops is no news
  limits: generousLimits,
});
process.on('message', (question) => {
  if (question === 'memory') return void process.send?.(process.memoryUsage.rss());
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.once('disconnect', () => void close());
process.send?.(url);
