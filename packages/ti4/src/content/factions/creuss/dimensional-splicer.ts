import type { Option, Seat } from '@orrery/kernel';
import { battlefield, isFighting, opponentIn } from '../../../rules/combat.ts';
import { type Victim, victims } from '../../../rules/destroy.ts';
import { wormholesIn } from '../../../rules/galaxy.ts';
import { assignHits } from '../../../rules/hits.ts';
import { shipsIn } from '../../../rules/pieces.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import { choose, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** As a space combat begins at a wormhole, one hit on a ship of the opponent that the holder chooses. */
export const dimensionalSplicer: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({ warfare: 1 }),
  triggers: [
    on('when space-combat-start', {
      usable(g, holder, { combat }) {
        const opponent = opponentIn(combat, holder);
        if (opponent === null || shipsIn(g, holder, combat.system) === 0) return false;
        return wormholesIn(g, combat.system).length > 0 && targets(g, combat, opponent).length > 0;
      },
      *resolve(g, holder, { combat }) {
        const seat = opponentIn(combat, holder) as Seat;
        const target = yield* choose(holder, words('ti4.splicer-target'), targets(g, combat, seat));
        const hits = { seat, by: holder, cause: 'ability', place: combat.system, hits: 1, notToFighters: 0 } as const;
        yield* assignHits(
          g,
          { ...hits },
          [target.place],
          (type, _place, damaged) => type === target.type && damaged === target.damaged,
        );
      },
    }),
  ],
};

function targets(g: Ti4, combat: Combat, seat: Seat): Option<Victim>[] {
  return victims(g, seat, battlefield(combat, seat), (type, place) => isFighting(combat, seat, type, place));
}
