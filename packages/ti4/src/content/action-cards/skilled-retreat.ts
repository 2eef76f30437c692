import type { Seat } from '@orrery/kernel';
import { announceOne } from '../../rules/announce.ts';
import { opponentIn } from '../../rules/combat.ts';
import { waysFrom } from '../../rules/galaxy.ts';
import { groupsOf, isGroundForce, isShip, rivalsWithShips, shift } from '../../rules/pieces.ts';
import { mayEnter } from '../../rules/retreat.ts';
import { placeToken } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { option, tell, the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import type { SystemId } from '../systems.ts';

/** At the start of a round all ships of the holder leave for an adjacent system; nobody wins the combat. */
export const skilledRetreat: ActionCard = {
  copies: 4,
  triggers: [
    on('when space-combat-round-start', {
      usable: (g, holder, { combat }) =>
        !combat.ended && opponentIn(combat, holder) !== null && havens(g, holder, combat.system).length > 0,
      *announce(g, holder, { combat }) {
        return yield* announceOne(
          holder,
          words('ti4.retreat-to'),
          havens(g, holder, combat.system).map((id) =>
            option(`to:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`),
          ),
        );
      },
      *resolve(g, holder, { combat }, _owner, to) {
        const { system: from } = combat;
        for (const { type, count, damaged } of groupsOf(g, holder, from)) {
          if (isShip(type) || isGroundForce(type)) shift(g, holder, type, count, from, to, damaged);
        }
        tell(g, 'ti4.retreats', { seat: the.seat(holder), from: the.system(from), to: the.system(to) });
        combat.ended = true;
        yield* placeToken(g, holder, to);
      },
    }),
  ],
};

/** Adjacent systems without ships of others that the holder's ships may enter; nothing of their own is needed there. */
function havens(g: Ti4, holder: Seat, from: SystemId): SystemId[] {
  return waysFrom(g, from, holder).filter(
    (id) => rivalsWithShips(g, holder, id).length === 0 && mayEnter(g, holder, from, id),
  );
}
