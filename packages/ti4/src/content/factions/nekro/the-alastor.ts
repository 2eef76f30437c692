import { placesIn } from '../../../rules/galaxy.ts';
import { count, groundForcesOn } from '../../../rules/pieces.ts';
import { choose, decline, option, tell, the, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { isInCombat } from '../../units/flagship.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** Any of the holder's ground forces in the system fight as ships, from where they are. */
export const theAlastor: Unit = {
  ...flagship,
  combat: hitsOn(9, 2),
  triggers: [
    on('when space-combat-start', {
      usable: (g, holder, { combat }) =>
        isInCombat(g, holder, combat) && placesIn(combat.system).some((place) => groundForcesOn(g, holder, place) > 0),
      *resolve(g, holder, { combat }) {
        for (const place of placesIn(combat.system)) {
          const there = count(g, holder, 'infantry', place);
          const many = yield* choose(
            holder,
            words('ti4.enlist', { place: the.place(place) }),
            Array.from({ length: there + 1 }, (_, n) =>
              (n === 0 ? decline : option)(
                `enlist:${place}:${n}`,
                n,
                'ti4.units',
                { count: n, type: the.unitType('infantry') },
                `place:${place}`,
              ),
            ),
          );
          if (many === 0) continue;
          combat.enlisted.push({ seat: holder, place, type: 'infantry', count: many });
          tell(g, 'ti4.enlists', { seat: the.seat(holder), count: many, place: the.place(place) });
        }
      },
    }),
  ],
};
