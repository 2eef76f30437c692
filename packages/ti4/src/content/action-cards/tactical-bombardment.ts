import type { Seat } from '@orrery/kernel';
import { announceSystem } from '../../rules/announce.ts';
import { placesIn, systemsOf } from '../../rules/galaxy.ts';
import { groupsOf } from '../../rules/pieces.ts';
import { exhaustByEffect } from '../../rules/spend.ts';
import { planetsIn, planetsOfOthers } from '../../rules/table.ts';
import { hasUnitAbility } from '../../rules/unit-abilities.ts';
import type { Ti4 } from '../../state.ts';
import type { ActionCard } from '../action-cards.ts';
import type { SystemId } from '../systems.ts';

/** Systems with a unit of the holder that has Bombardment. */
function targets(g: Ti4, holder: Seat): SystemId[] {
  return systemsOf(g).filter((id) =>
    placesIn(id).some((place) =>
      groupsOf(g, holder, place).some(({ type }) => hasUnitAbility(g, holder, 'bombardment', { type, place })),
    ),
  );
}

/** Action: where the holder has Bombardment, all planets of other players are exhausted. It is no bombardment. */
export const tacticalBombardment: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => targets(g, holder).length > 0,
    announce: (g, holder) => announceSystem(holder, 'tactical-bombardment', targets(g, holder)),
    *resolve(g, holder, _owner, target) {
      const here = planetsIn(target as SystemId);
      for (const id of planetsOfOthers(g, holder)) if (here.includes(id)) exhaustByEffect(g, id);
    },
  },
};
