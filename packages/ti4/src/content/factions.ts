/** All factions of the game. Catalogue: setup.3, setup.11, learn-to-play-only.14. */
import type { FactionId } from './ids.ts';
import type { Faction } from './kinds.ts';
import { inGame, registry } from './registry.ts';

export { type FactionId, factionIds } from './ids.ts';
export type { Faction, FactionAbility, FactionSheet } from './kinds.ts';

export function faction(id: FactionId): Faction {
  return inGame(registry.factions, id);
}
