#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { cli } from './cli.ts';
import type { Context } from './context.ts';
import { games } from './games.ts';
import { terminal } from './terminal.ts';

const io = terminal();
const context: Context = {
  io,
  games,
  gamesModule: new URL('./games.ts', import.meta.url).href,
  testReport: fileURLToPath(new URL('../../../reports/tests.json', import.meta.url)),
};

process.exitCode = await cli(process.argv.slice(2), context);
io.close();
