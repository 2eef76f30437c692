/** Where ships could be after one move, as the rules say in the view. */
import type { RendererProps } from '../renderer.ts';
import { type SectorId, viewOf } from './model.ts';

export interface Goal {
  readonly to: SectorId;
  readonly steps: number;
  /** Whether a ship would be pinned there. */
  readonly isStop: boolean;
}

/** Where ships of a seat could go from a sector. */
export function goalsFrom(props: RendererProps, seat: number, from: SectorId): Goal[] {
  const reach = viewOf(props).reaches[seat]?.[from];
  if (!reach) return [];
  return (Object.keys(reach.steps) as SectorId[]).map((to) => ({
    to,
    steps: reach.steps[to] ?? 0,
    isStop: reach.stops.includes(to),
  }));
}

/** Where ships of a seat could be, wherever they come from: the shortest way to each sector. */
export function goalsOf(props: RendererProps, seat: number): Goal[] {
  const nearest = new Map<SectorId, Goal>();
  for (const from of Object.keys(viewOf(props).reaches[seat] ?? {}) as SectorId[])
    for (const goal of goalsFrom(props, seat, from)) {
      const known = nearest.get(goal.to);
      if (!known || goal.steps < known.steps) nearest.set(goal.to, goal);
    }
  return [...nearest.values()];
}

export interface Comer {
  readonly seat: number;
  readonly from: SectorId;
  readonly ships: number;
  readonly steps: number;
}

/** Whose ships could come to a sector, and from where. */
export function comersTo(props: RendererProps, id: SectorId): Comer[] {
  const { reaches, sectors } = viewOf(props);
  return reaches.flatMap((reach, seat) =>
    (Object.keys(reach) as SectorId[]).flatMap((from): Comer[] => {
      const steps = reach[from]?.steps[id];
      if (steps === undefined) return [];
      const ships = sectors[from]?.ships.filter(({ owner, type }) => owner === seat && type !== 'starbase') ?? [];
      return [{ seat, from, ships: ships.length, steps }];
    }),
  );
}
