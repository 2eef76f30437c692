import { announceOne } from '../../rules/announce.ts';
import { opponentIn } from '../../rules/combat.ts';
import { havens, relocate } from '../../rules/relocate.ts';
import { placeToken } from '../../rules/tokens.ts';
import { option, tell, the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

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
        tell(g, 'ti4.retreats', { seat: the.seat(holder), from: the.system(from), to: the.system(to) });
        yield* relocate(g, holder, from, to);
        combat.ended = true;
        yield* placeToken(g, holder, to);
      },
    }),
  ],
};
