import { type UnitId, unit } from '../content/units.ts';

/** Whether the figures say all about a unit. */
export function isAllFigures(id: UnitId): boolean {
  const { implemented, triggers, modify, action } = unit(id);
  return implemented !== false && !triggers && !modify && !action;
}
