import { announcePlanet } from '../../rules/announce.ts';
import { destroyAll } from '../../rules/destroy.ts';
import { planetAt, planetsOfOthers } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import type { PlanetId } from '../planets.ts';

/** Action: all PDS on a planet of another player are destroyed; there may be none. */
export const crippleDefenses: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => planetsOfOthers(g, holder).length > 0,
    announce: (g, holder) => announcePlanet(holder, 'cripple-defenses', planetsOfOthers(g, holder)),
    *resolve(g, holder, _owner, target) {
      const planet = target as PlanetId;
      const { owner } = planetAt(g, planet);
      if (owner !== null) yield* destroyAll(g, owner, planet, (type) => type === 'pds', holder, 'ability');
    },
  },
};
