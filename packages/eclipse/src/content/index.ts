import { blueprints, npcs } from './blueprints.ts';
import { discoveryIds, discoveryTiles } from './discovery-tiles/index.ts';
import type { Cards } from './registry.ts';
import { sectorIds } from './sectors.ts';
import { partIds } from './ship-parts.ts';
import { species, speciesIds } from './species/index.ts';
import { technologies, technologyIds } from './technologies/index.ts';
import { reputationTiles } from './tracks.ts';

/** Everything with effects; the game's index registers it. */
export const cards: Cards = { species, technologies, discoveryTiles };

/** Ids are unique within a kind only: a technology may be called like the part that it unlocks. */
const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}/${id}`);

/** `standard/cruiser` for the ships of players, `ancient/normal` for others. */
const blueprintIds = Object.entries({ ...blueprints, ...npcs }).flatMap(([set, kinds]) =>
  named(set, Object.keys(kinds)),
);

/** Every content item by kind; each has a test that plays it or checks its figures. */
export const content: Readonly<Record<string, readonly string[]>> = {
  sectors: named('sector', sectorIds),
  technologies: named('technology', technologyIds),
  'ship-parts': named('ship-part', partIds),
  blueprints: named('blueprint', blueprintIds),
  species: named('species', speciesIds),
  'discovery-tiles': named('discovery-tile', discoveryIds),
  'reputation-tiles': named('reputation-tile', Object.keys(reputationTiles)),
};
