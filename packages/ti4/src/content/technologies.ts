/** What a technology is, and all of the game. Catalogue: technology, unit-upgrades. */

import type { FactionId } from './factions.ts';
import type { Hooks } from './hooks.ts';
import type { TechnologyId } from './ids.ts';
import { inGame, registry } from './registry.ts';
import type { UnitId } from './units.ts';

export { type TechnologyId, technologyIds } from './ids.ts';

export const colours = ['biotic', 'warfare', 'propulsion', 'cybernetic'] as const;
export type Colour = (typeof colours)[number];

export interface Technology extends Hooks {
  /** Null for unit upgrades (technology.7b) and for the Valefar Assimilators. */
  readonly colour: Colour | null;
  readonly prerequisites: Readonly<Record<Colour, number>>;
  /** The only faction that may research it. */
  readonly faction: FactionId | null;
  /** The unit that an upgrade unlocks. */
  readonly unit: UnitId | null;
  /** The common upgrade that a faction has this one instead of. */
  readonly replaces: TechnologyId | null;
}

/** What stands on the card of a technology; the rest follows from whose it is. */
export type TechnologyCard = Omit<Technology, 'faction' | 'unit' | 'replaces'>;

export function technology(id: TechnologyId): Technology {
  return inGame(registry.technologies, id);
}

/** Prerequisites: `needs({ biotic: 2 })`. */
export function needs(symbols: Readonly<Partial<Record<Colour, number>>>): Readonly<Record<Colour, number>> {
  return { biotic: 0, warfare: 0, propulsion: 0, cybernetic: 0, ...symbols };
}
