import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameResult, Job } from './job.ts';
import type { WorkerInput } from './worker.ts';

export interface RunSettings {
  /** The module that exports the table of games. */
  readonly gamesModule: string;
  /** As many as there are cores, unless said otherwise. */
  readonly workers?: number;
  readonly onGame?: () => void;
}

/** Plays all games of a job on worker threads. The results come in the order of the games. */
export async function runJob(job: Job, { gamesModule, workers, onGame }: RunSettings): Promise<GameResult[]> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerInput = { job, gamesModule, next };
  const results: GameResult[] = [];
  const count = Math.min(workers ?? availableParallelism(), job.games);
  const running = Array.from({ length: count }, () => startWorker(workerData));
  const finished = running.map((worker) =>
    untilDone(worker, (result) => {
      results[result.index] = result;
      onGame?.();
    }),
  );
  try {
    await Promise.all(finished);
  } finally {
    await Promise.allSettled(running.map((worker) => worker.terminate()));
  }
  return results;
}

function startWorker(workerData: WorkerInput): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
}

function untilDone(worker: Worker, onResult: (result: GameResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', onResult);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker left with exit code ${code}`))));
  });
}
