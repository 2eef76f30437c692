import { opponentIn } from '../../rules/combat.ts';
import { placesIn } from '../../rules/galaxy.ts';
import { groupsOf, repair } from '../../rules/pieces.ts';
import { tell, the } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** At the start or end of a round of combat the holder's damaged units in the active system are repaired. */
export const emergencyRepairs: ActionCard = {
  copies: 1,
  triggers: [
    on(
      [
        'when space-combat-round-start',
        'when space-combat-round-end',
        'when ground-combat-round-start',
        'when ground-combat-round-end',
      ],
      {
        usable: (g, holder, { combat }) =>
          opponentIn(combat, holder) !== null &&
          placesIn(combat.system).some((place) => groupsOf(g, holder, place).length > 0),
        *resolve(g, holder, { combat }) {
          for (const place of placesIn(combat.system)) {
            for (const group of groupsOf(g, holder, place)) {
              while (group.damaged > 0) {
                repair(g, holder, group.type, place);
                tell(g, 'ti4.repaired', {
                  seat: the.seat(holder),
                  type: the.unitType(group.type),
                  place: the.place(place),
                });
              }
            }
          }
        },
      },
    ),
  ],
};
