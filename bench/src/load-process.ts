/** The server under load, as a child process: keeps its games in the folder given, tells its URL, then its CPU time when asked. */
import { generousLimits, startServer } from '@orrery/server';

const { url, close } = await startServer({
  port: 0,
  dataFolder: process.argv[2] ?? '',
  logLevel: 'fatal', // what it refuses while it stops is no news
  limits: generousLimits,
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.once('disconnect', () => void close());
process.send?.(url);
