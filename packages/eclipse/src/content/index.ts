import { type ContentKind, type GamePackage, idsUnder } from '@orrery/kernel';
import { texts } from '../messages/en/texts.ts';
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

/** A row of figures is all there is of a thing. */
const whole = (all: readonly string[]): ContentKind => ({ all, implemented: all });

/** Everything that has a text, and what of it the game has. */
const described = (kind: string, ids: readonly string[]): ContentKind => ({
  all: named(kind, idsUnder(texts, `text.${kind}/`)),
  implemented: named(kind, ids),
});

/** Everything that the box has, by kind: the messages describe what does more than a figure says. */
export const content: GamePackage['content'] = {
  sectors: whole(named('sector', sectorIds)),
  technologies: described('technology', technologyIds),
  'ship-parts': described('ship-part', partIds),
  blueprints: whole(named('blueprint', blueprintIds)),
  species: described('species', speciesIds),
  'discovery-tiles': described('discovery-tile', discoveryIds),
  'reputation-tiles': whole(named('reputation-tile', Object.keys(reputationTiles))),
};
