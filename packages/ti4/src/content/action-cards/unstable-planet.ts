import type { Seat } from '@orrery/kernel';
import { announcePlanet } from '../../rules/announce.ts';
import { destroySome } from '../../rules/destroy.ts';
import { exhaustByEffect } from '../../rules/spend.ts';
import { planetAt, planetsOfOthers } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import { type PlanetId, planet } from '../planets.ts';

function targets(g: Ti4, holder: Seat): PlanetId[] {
  return planetsOfOthers(g, holder).filter((id) => planet(id).trait === 'hazardous');
}

/** Action: a hazardous planet of another player is exhausted and loses 3 infantry, or all if it has fewer. */
export const unstablePlanet: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announcePlanet(holder, 'unstable-planet', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      const place = target as PlanetId;
      const { owner } = planetAt(g, place);
      exhaustByEffect(g, place);
      if (owner !== null) yield* destroySome(g, owner, 'infantry', 3, place, holder, 'ability');
    },
  },
};
