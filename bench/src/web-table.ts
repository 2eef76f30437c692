/**
 * The page at work in a real browser: script for updates of late tables of six, for a step of a replay, to show Twilight Imperium and to
 * draw it nearer, against that until a table of Arcs is shown, all in the working time of the page's thread; and the size of what a
 * table loads first.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Effort, median, quick, type Result, result } from './measure.ts';
import { showProgress } from './progress.ts';

const program = fileURLToPath(new URL('../../packages/web/dev/speed.run.ts', import.meta.url));
/** 16 and 50 milliseconds, where a table of Arcs is shown after 240. */
const UPDATE = 0.067;
const STEP = 0.21;
/** A table of six of Twilight Imperium may take so much longer to be shown than one of three of Arcs. */
const GALAXY = 1.5;
/** Bytes of gzipped script. */
const LOAD = 250_000;

/** What the program prints: milliseconds of script of each, and bytes. */
interface Figures {
  readonly paints: readonly number[];
  readonly updates: readonly number[];
  readonly steps: readonly number[];
  readonly galaxyPaints: readonly number[];
  readonly galaxyUpdates: readonly number[];
  readonly galaxyLevels: readonly number[];
  readonly bytes: number;
}

/** Nothing here runs in threads of the bench. */
export const works = {};

export async function measure(effort: Effort): Promise<Result[]> {
  showProgress('web-table: playing a game of six, then showing it');
  const rounds = effort === quick ? 15 : 40;
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(rounds)], { maxBuffer: 2 ** 24 });
  const found: Figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const { paints, updates, steps, galaxyPaints, galaxyUpdates, galaxyLevels, bytes } = found;
  const [paint, update, step] = [median(paints), median(updates), median(steps)];
  const figures = { firstPaintMs: paint };
  const galaxyFigures = (spent: readonly number[], limit: number) =>
    [
      median(spent) / paint,
      'at most',
      limit,
      { ...figures, ms: median(spent), slowestMs: Math.max(...spent) },
    ] as const;
  const against = 'script of the page ÷ script until a table of Arcs is shown';
  return [
    result('web-update', `an update of a late Eclipse of six: ${against}`, update / paint, 'at most', UPDATE, {
      ...figures,
      updateMs: update,
      slowestMs: Math.max(...updates),
    }),
    result('web-replay-step', `a step of its replay: ${against}`, step / paint, 'at most', STEP, {
      ...figures,
      stepMs: step,
      slowestMs: Math.max(...steps),
    }),
    result('web-ti4-first-paint', `a new Twilight Imperium of six: ${against}`, ...galaxyFigures(galaxyPaints, GALAXY)),
    result('web-ti4-update', `an update of a late one: ${against}`, ...galaxyFigures(galaxyUpdates, UPDATE)),
    result('web-ti4-level', `its galaxy drawn nearer or farther: ${against}`, ...galaxyFigures(galaxyLevels, STEP)),
    result('web-first-load', `gzipped script of a table of Arcs ÷ ${LOAD} bytes`, bytes / LOAD, 'at most', 1, {
      bytes,
    }),
  ];
}
