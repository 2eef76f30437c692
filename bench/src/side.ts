/** The thread of one side of a comparison: works for as long as it is told, and says how fast it was. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Benchmark, cpuMilliseconds, type Work } from './measure.ts';

const { works }: Benchmark = await import(workerData.module);
const work = works[workerData.work] as Work;

parentPort?.on('message', (milliseconds: number) => {
  const began = cpuMilliseconds();
  let units = 0;
  let elapsed = 0;
  do {
    units += work();
    elapsed = cpuMilliseconds() - began;
  } while (elapsed < milliseconds);
  parentPort?.postMessage((units / elapsed) * 1000);
});
