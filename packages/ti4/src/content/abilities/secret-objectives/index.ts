import type { Hooks } from '../../hooks.ts';
import type { SecretObjectiveId } from '../../secret-objectives.ts';

export const secretObjectiveHooks: Partial<Record<SecretObjectiveId, Hooks>> = {};
