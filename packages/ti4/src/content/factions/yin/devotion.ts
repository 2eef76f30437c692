import { opponentIn } from '../../../rules/combat.ts';
import { assignHits } from '../../../rules/hits.ts';
import { choose, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';
import { canSacrifice, foes, sacrifice } from './sacrifice.ts';

/** As a round of space combat ends, a cruiser or destroyer is given up to hit a ship of the opponent, which the holder chooses. */
export const devotion: Hooks = {
  triggers: [
    on('when space-combat-round-end', {
      usable: (g, holder, { combat }) => canSacrifice(g, holder, combat),
      *resolve(g, holder, { combat }) {
        yield* sacrifice(g, holder, combat);
        const seat = opponentIn(combat, holder);
        const targets = foes(g, holder, combat);
        if (seat === null || targets.length === 0) return; // something answered the loss of the ship
        const chosen = yield* choose(holder, words('ti4.devotion-target'), targets);
        yield* assignHits(
          g,
          { seat, by: holder, cause: 'ability', place: combat.system, hits: 1, notToFighters: 0 },
          [chosen.place],
          (type, _place, damaged) => type === chosen.type && damaged === chosen.damaged, // nobody sustains it for that ship
        );
      },
    }),
  ],
};
