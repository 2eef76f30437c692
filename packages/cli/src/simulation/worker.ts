/** Plays games of a job, one after the other, until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import { type GameTable, loadGame } from '../games.ts';
import type { Job } from './job.ts';
import { playGame } from './play-game.ts';

export interface WorkerInput {
  readonly job: Job;
  readonly gamesModule: string;
  /** The number of the next game that nobody has taken, shared by all workers. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

const { job, gamesModule, next } = workerData as WorkerInput;
const { games } = (await import(gamesModule)) as { games: GameTable };
const pack = await loadGame(games, job.game);

for (let index = Atomics.add(next, 0, 1); index < job.games; index = Atomics.add(next, 0, 1)) {
  parentPort?.postMessage(playGame(pack, job, index));
}
