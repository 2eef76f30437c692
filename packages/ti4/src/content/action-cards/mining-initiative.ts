import { announceOne } from '../../rules/announce.ts';
import { gainTradeGoods, resourcesOf } from '../../rules/spend.ts';
import { planetsOf } from '../../rules/table.ts';
import { option, the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import type { PlanetId } from '../planets.ts';

/** Action: as many trade goods as a planet of the holder has resources; the planet is not exhausted. */
export const miningInitiative: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => planetsOf(g, holder).length > 0,
    announce: (g, holder) =>
      announceOne(
        holder,
        words('ti4.mining-initiative'),
        planetsOf(g, holder).map((id) =>
          option(`planet:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
        ),
      ),
    *resolve(g, holder, _owner, planet) {
      yield* gainTradeGoods(g, holder, resourcesOf(g, planet as PlanetId));
    },
  },
};
