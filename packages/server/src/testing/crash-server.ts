/** The server that the crash test kills. Arguments: the data folder. Prints its URL. */
import { flushCompileCache } from 'node:module';
import { startServer } from '../index.ts';

const plenty = 1e9;
const { url, close } = await startServer({
  port: 0,
  dataFolder: process.argv[2] ?? '',
  logLevel: 'error',
  limits: {
    requestsPerSession: plenty,
    requestsPerAddress: plenty,
    signInsPerAddress: plenty,
    socketsPerAddress: plenty,
    socketsPerSession: plenty,
    messagesPerSecond: plenty,
  },
});
process.stdout.write(`${url}\n`);
flushCompileCache(); // the next life starts quicker
process.once('SIGTERM', () => void close());
