import type { Hooks } from '../../hooks.ts';
import type { UnitId } from '../../units.ts';

export const unitHooks: Partial<Record<UnitId, Hooks>> = {};
