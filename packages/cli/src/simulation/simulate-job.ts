import type { Uses } from '@orrery/kernel';
import type { Context } from '../context.ts';
import { progressBar } from '../progress.ts';
import type { Job } from './job.ts';
import { runJob } from './run.ts';
import { type Summary, summarize } from './summary.ts';

/** Plays a job's games while a progress bar shows how far it is. */
export async function simulateJob(
  job: Job,
  { io, gamesModule }: Pick<Context, 'io' | 'gamesModule'>,
  { workers, all }: { readonly workers?: number | undefined; readonly all?: Uses['all'] | undefined } = {},
): Promise<Summary> {
  const bar = progressBar(io, job.games, 'games');
  const began = performance.now();
  const results = await runJob(job, { gamesModule, onGame: bar.advance, ...(workers && { workers }) });
  bar.end();
  return summarize(job, results, (performance.now() - began) / 1000, all);
}
