import type { FactionId } from '../../factions.ts';
import type { Hooks } from '../../hooks.ts';

/** The abilities on each faction sheet, by their ids. */
export const factionHooks: Partial<Record<FactionId, { readonly [ability: string]: Hooks }>> = {};
