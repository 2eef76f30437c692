import { ready } from '../../rules/spend.ts';
import { planetAt, planetsOf } from '../../rules/table.ts';
import { tell, the } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { planet } from '../planets.ts';

/** Action: all cultural planets of the holder are readied; there may be none. */
export const economicInitiative: ActionCard = {
  copies: 1,
  action: {
    usable: () => true,
    *resolve(g, holder) {
      for (const id of planetsOf(g, holder)) {
        if (planet(id).trait !== 'cultural' || !planetAt(g, id).exhausted) continue;
        ready(g, id);
        tell(g, 'ti4.readies', { seat: the.seat(holder), planet: the.planet(id) });
      }
    },
  },
};
