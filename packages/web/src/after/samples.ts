import type { GameJson } from '@orrery/server/protocol';
import { getReplay } from '../api/calls.ts';
import type { Sample } from './PointsChart.tsx';

const MOMENTS = 25;

/** The points at some moments of a finished game, read from its replay. */
export async function samplePoints(
  table: string,
  answers: number,
  pointsOf: (view: GameJson) => readonly number[],
): Promise<Sample[]> {
  const moments = momentsOf(answers);
  return Promise.all(moments.map(async (at) => ({ at, points: pointsOf((await getReplay(table, at)).view) })));
}

/** Evenly spread numbers of answers, the first and the last among them. */
export function momentsOf(answers: number): number[] {
  const count = Math.min(MOMENTS, answers + 1);
  if (count <= 1) return [answers];
  return Array.from({ length: count }, (_, index) => Math.round((index / (count - 1)) * answers));
}
