/** All technologies of the game. Catalogue: technology, unit-upgrades. */
import type { Colour, TechnologyId } from './ids.ts';
import type { Technology } from './kinds.ts';
import { inGame, registry } from './registry.ts';

export { type Colour, colours, type TechnologyId, technologyIds } from './ids.ts';
export type { Technology, TechnologyCard } from './kinds.ts';

export function technology(id: TechnologyId): Technology {
  return inGame(registry.technologies, id);
}

/** Prerequisites: `needs({ biotic: 2 })`. */
export function needs(symbols: Readonly<Partial<Record<Colour, number>>>): Readonly<Record<Colour, number>> {
  return { biotic: 0, warfare: 0, propulsion: 0, cybernetic: 0, ...symbols };
}
