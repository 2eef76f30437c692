import { battlefield, isFighting, opponentIn } from '../../../rules/combat.ts';
import { assignHits } from '../../../rules/hits.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';
import { canSacrifice, sacrifice } from './sacrifice.ts';

/** As a space combat begins, a cruiser or destroyer is given up for a hit that the opponent assigns, to a ship other than a fighter if they can. */
export const impulseCore: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 2 }),
  triggers: [
    on('when space-combat-start', {
      usable: (g, holder, { combat }) => canSacrifice(g, holder, combat),
      *resolve(g, holder, { combat }) {
        yield* sacrifice(g, holder, combat);
        const seat = opponentIn(combat, holder);
        if (seat === null) return;
        yield* assignHits(
          g,
          { seat, by: holder, cause: 'ability', place: combat.system, hits: 1, notToFighters: 1 },
          battlefield(combat, seat),
          (type, place) => isFighting(combat, seat, type, place),
        );
      },
    }),
  ],
};
