/** The ids of what has a text in `messages/en/texts.ts`. A leaf, so that cards, rules and registry may all import it. */
import type { discoveryTiles, parts, species, technologies } from '../messages/en/texts.ts';

export type SpeciesId = keyof typeof species;
export type TechnologyId = keyof typeof technologies;
export type DiscoveryId = keyof typeof discoveryTiles;
export type PartId = keyof typeof parts;
