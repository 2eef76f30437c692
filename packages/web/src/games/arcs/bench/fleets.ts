/** Ships that move: how many, and how they are sent. */
import type { Pursuit } from '../../../table/pursuit.ts';

export interface Ships {
  readonly fresh: number;
  readonly damaged: number;
}

interface Fleet extends Ships {
  readonly id: string;
}

/** The fleets that are offered, `ships:3+1` by `ships:3+1`. */
export function fleetsOf(ids: readonly string[]): Fleet[] {
  return ids.flatMap((id) => {
    const [, fresh, damaged] = /^ships:(\d+)\+(\d+)$/.exec(id) ?? [];
    return fresh === undefined ? [] : [{ id, fresh: Number(fresh), damaged: Number(damaged) }];
  });
}

export function isSame(a: Ships, b: Ships): boolean {
  return a.fresh === b.fresh && a.damaged === b.damaged;
}

/** All fresh ships and no damaged one; if only damaged ones go, all of them. */
export function presetOf(fleets: readonly Ships[]): Ships {
  const [best] = fleets.toSorted(
    (a, b) => b.fresh - a.fresh || (a.fresh > 0 ? a.damaged - b.damaged : b.damaged - a.damaged),
  );
  return { fresh: best?.fresh ?? 0, damaged: best?.damaged ?? 0 };
}

/** Ships go to a system; where the rules do not let just so many go, it is asked how many do. */
export function sail(to: string, ships: Ships): Pursuit {
  let isUnderWay = false;
  return (decision) => {
    if (!isUnderWay) {
      isUnderWay = true;
      return { answer: to };
    }
    const fleet = fleetsOf(decision?.options.map(({ id }) => id) ?? []).find((each) => isSame(each, ships));
    return fleet ? { answer: fleet.id } : 'done';
  };
}
