import { announcePlanet } from '../../rules/announce.ts';
import { gainTradeGoods, resourcesOf } from '../../rules/spend.ts';
import { planetsOf } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import type { PlanetId } from '../planets.ts';

/** Action: as many trade goods as a planet of the holder has resources; the planet is not exhausted. */
export const miningInitiative: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => planetsOf(g, holder).length > 0,
    announce: (g, holder) => announcePlanet(holder, 'mining-initiative', planetsOf(g, holder)),
    *resolve(g, holder, _owner, planet) {
      yield* gainTradeGoods(g, holder, resourcesOf(g, planet as PlanetId));
    },
  },
};
