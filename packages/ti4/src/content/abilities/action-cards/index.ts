import type { ActionCardId } from '../../action-cards.ts';
import type { Hooks } from '../../hooks.ts';

export const actionCardHooks: Partial<Record<ActionCardId, Hooks>> = {};
