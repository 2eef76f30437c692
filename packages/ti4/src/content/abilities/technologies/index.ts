import type { Hooks } from '../../hooks.ts';
import type { TechnologyId } from '../../technologies.ts';

export const technologyHooks: Partial<Record<TechnologyId, Hooks>> = {};
