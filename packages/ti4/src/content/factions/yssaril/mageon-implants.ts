import type { Seat } from '@orrery/kernel';
import { takeFromHand } from '../../../rules/action-cards.ts';
import { othersClockwise, player } from '../../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, the, words } from '../../../words.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** Action: exhausted to look at the action cards of another player and take one of them. */
export const mageonImplants: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 3 }),
  action: {
    usable: (g, holder) => isReady(g, holder, 'mageon-implants') && targets(g, holder).length > 0,
    *resolve(g, holder) {
      exhaustTechnology(g, holder, 'mageon-implants');
      const rival = yield* choose(
        holder,
        words('ti4.look-at-hand'),
        targets(g, holder).map((seat) =>
          option(`player:${seat}`, seat, 'ti4.player', { seat: the.seat(seat) }, `seat:${seat}`),
        ),
      );
      yield* takeFromHand(g, holder, rival);
    },
  },
};

function targets(g: Ti4, holder: Seat): Seat[] {
  return othersClockwise(g, holder).filter((seat) => player(g, seat).actionCards.length > 0);
}
