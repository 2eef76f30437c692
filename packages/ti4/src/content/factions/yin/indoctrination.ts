import type { Seat } from '@orrery/kernel';
import { opponentIn } from '../../../rules/combat.ts';
import { count, put, remove } from '../../../rules/pieces.ts';
import { mayPlace } from '../../../rules/reinforcements.ts';
import { available, spend } from '../../../rules/spend.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import { tell, the } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';

const price = 2;

/** As a ground combat begins, for 2 influence an infantry of the opponent becomes one of the holder's. */
export const indoctrination: Hooks = {
  triggers: [
    on('when ground-combat-start', {
      usable: (g, holder, { combat }) => canConvert(g, holder, combat) && available(g, holder, 'influence') >= price,
      *resolve(g, holder, { combat }) {
        yield* spend(g, holder, 'influence', price);
        const { planet } = combat;
        const rival = opponentIn(combat, holder);
        if (planet === null || rival === null) return;
        remove(g, rival, 'infantry', 1, planet); // replaced, not destroyed
        put(g, holder, 'infantry', 1, planet);
        tell(g, 'ti4.indoctrinates', { seat: the.seat(holder), rival: the.seat(rival), planet: the.planet(planet) });
      },
    }),
  ],
};

function canConvert(g: Ti4, holder: Seat, combat: Combat): boolean {
  const { planet } = combat;
  const rival = opponentIn(combat, holder);
  return (
    planet !== null &&
    rival !== null &&
    count(g, rival, 'infantry', planet) > 0 &&
    mayPlace(g, holder, 'infantry', planet)
  );
}
