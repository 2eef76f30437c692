/** Plays games of a job, one after the other, until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import { gamesOf } from '@orrery/games';
import { loadGame } from '../games.ts';
import type { Job } from './job.ts';
import { playGame } from './play-game.ts';

export interface WorkerInput {
  readonly job: Job;
  readonly gamesModule: string;
  /** The number of the next game that nobody has taken, shared by all workers. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

const { job, gamesModule, next } = workerData as WorkerInput;
const pack = await loadGame(await gamesOf(gamesModule), job.game);

for (let index = Atomics.add(next, 0, 1); index < job.games; index = Atomics.add(next, 0, 1)) {
  parentPort?.postMessage(playGame(pack, job, index));
}
