/** How long things take, on a machine that others use at the same time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { showProgress } from './progress.ts';

/** The time this thread has worked, which others on the machine hardly change. */
export function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Does some work and says how much of it: moves, clones. */
export type Work = () => number;

/** What a benchmark's module exports. */
export interface Benchmark {
  /** The kinds of work it compares, by name. */
  readonly works: { readonly [name: string]: Work };
  readonly measure: (effort: Effort) => Promise<Result[]>;
}

/** One measured ratio, and the absolute figures it was made of. */
export interface Result {
  readonly name: string;
  /** What is divided by what. */
  readonly about: string;
  /** Null when it could not be measured; `problem` says why. */
  readonly ratio: number | null;
  readonly goal: number;
  readonly bound: 'at least' | 'at most';
  readonly met: boolean | null;
  readonly problem?: string;
  readonly figures: { readonly [name: string]: number };
}

export interface Effort {
  /** How often the sides take turns; the median of the rounds counts. */
  readonly rounds: number;
  /** How long a side works before the other has its turn, in milliseconds. */
  readonly slice: number;
}

export const thorough: Effort = { rounds: 15, slice: 200 };
export const quick: Effort = { rounds: 5, slice: 50 };

/** The first rounds do not count: what runs often is not compiled yet. */
const WARM_UP_ROUNDS = 4;

export interface Comparison {
  /** The speed of the first side divided by that of the second, in the median round. */
  readonly ratio: number;
  /** Units of work per second of working time of each side, in the median round. */
  readonly speeds: readonly [number, number];
}

/**
 * Compares two works of a benchmark's module. They run in alternating slices, so that whatever disturbs the machine
 * disturbs both, and each in a thread of its own, so that neither disturbs the other's heap and compiled code.
 */
export async function compare(
  name: string,
  module: string,
  works: readonly [string, string],
  { rounds, slice }: Effort,
): Promise<Comparison> {
  const [first, second] = [new Side(module, works[0]), new Side(module, works[1])];
  const speeds: [number, number][] = [];
  try {
    for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
      showProgress(round < 0 ? `${name}: warming up` : `${name}: round ${round + 1} of ${rounds}`);
      const before = round % 2 === 0 ? await first.speed(slice) : null;
      const b = await second.speed(slice);
      const a = before ?? (await first.speed(slice));
      if (round >= 0) speeds.push([a, b]);
    }
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
  return {
    ratio: median(speeds.map(([a, b]) => a / b)),
    speeds: [median(speeds.map(([a]) => a)), median(speeds.map(([, b]) => b))],
  };
}

/** A thread that does one work of a benchmark's module. */
export class Side {
  private readonly worker: Worker;

  constructor(module: string, work: string) {
    this.worker = new Worker(new URL('./side.ts', import.meta.url), { workerData: { module, work } });
  }

  /** Units of work per second. */
  async speed(milliseconds: number): Promise<number> {
    this.worker.postMessage(milliseconds);
    const [speed] = await once(this.worker, 'message');
    return speed;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function result(
  name: string,
  about: string,
  ratio: number,
  bound: Result['bound'],
  goal: number,
  figures: Result['figures'],
): Result {
  const met = bound === 'at least' ? ratio >= goal : ratio <= goal;
  return { name, about, ratio: significant(ratio), goal, bound, met, figures: rounded(figures) };
}

/** A ratio that could not be measured here, and whatever could. */
export function notMeasured(
  name: string,
  about: string,
  problem: string,
  bound: Result['bound'],
  goal: number,
  figures: Result['figures'],
): Result {
  return { name, about, ratio: null, goal, bound, met: null, problem, figures: rounded(figures) };
}

function rounded(figures: Result['figures']): Result['figures'] {
  return Object.fromEntries(Object.entries(figures).map(([key, figure]) => [key, significant(figure)]));
}

/** Four digits are more than a benchmark can promise. */
function significant(figure: number): number {
  return Number(figure.toPrecision(4));
}
