#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { games, gamesModule } from '@orrery/games';
import { cli } from './cli.ts';
import type { Context } from './context.ts';
import { terminal } from './terminal.ts';

const io = terminal();
const context: Context = {
  io,
  games,
  gamesModule,
  testReport: fileURLToPath(new URL('../../../reports/tests.json', import.meta.url)),
};

process.exitCode = await cli(process.argv.slice(2), context);
io.close();
