import { type UnitId, unit } from '../content/units.ts';

/** Whether the figures say all about a unit. */
export function isAllFigures(id: UnitId): boolean {
  const { triggers, modify, action } = unit(id);
  return !triggers && !modify && !action;
}
