import type { Seat } from '@orrery/kernel';
import { announcePlanet } from '../../rules/announce.ts';
import { mayPlace, placeUnits } from '../../rules/reinforcements.ts';
import { planetsOf } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import type { PlanetId } from '../planets.ts';

function targets(g: Ti4, holder: Seat): PlanetId[] {
  return planetsOf(g, holder).filter((id) => mayPlace(g, holder, 'infantry', id));
}

/** Action: 3 infantry on one planet of the holder. */
export const frontlineDeployment: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announcePlanet(holder, 'frontline-deployment', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      yield* placeUnits(g, holder, 'infantry', 3, target as PlanetId);
    },
  },
};
