import type { Seat } from '@orrery/kernel';
import { announcePlanet } from '../../rules/announce.ts';
import { exhaustByEffect, gainTradeGoods, resourcesOf } from '../../rules/spend.ts';
import { planetAt, planetsOfOthers } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import { type PlanetId, planet } from '../planets.ts';
import { isHome } from '../systems.ts';

function targets(g: Ti4, holder: Seat): PlanetId[] {
  return planetsOfOthers(g, holder).filter((id) => !planetAt(g, id).exhausted && !isHome(planet(id).system));
}

/** Action: a readied planet of another player outside home systems is exhausted, and brings trade goods for its resources. */
export const uprising: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announcePlanet(holder, 'uprising', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      const id = target as PlanetId;
      exhaustByEffect(g, id);
      yield* gainTradeGoods(g, holder, resourcesOf(g, id));
    },
  },
};
