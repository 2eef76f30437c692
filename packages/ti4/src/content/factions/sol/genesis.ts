import type { Seat } from '@orrery/kernel';
import { placesWith, put } from '../../../rules/pieces.ts';
import { settle } from '../../../rules/settle.ts';
import type { Ti4 } from '../../../state.ts';
import { tell, the } from '../../../words.ts';
import type { Place } from '../../events.ts';
import { on } from '../../hooks.ts';
import { fold } from '../../registry.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** Each status phase ends with one more infantry in the space area of its system. */
export const genesis: Unit = {
  ...flagship,
  combat: hitsOn(5, 2),
  capacity: 12,
  triggers: [
    on('when status-phase-end', {
      mandatory: true,
      usable: (g, holder) => sites(g, holder).length > 0,
      *resolve(g, holder) {
        for (const place of sites(g, holder)) {
          put(g, holder, 'infantry', 1, place);
          tell(g, 'ti4.places', { seat: the.seat(holder), type: the.unitType('infantry'), place: the.place(place) });
        }
        yield* settle(g);
      },
    }),
  ],
};

function sites(g: Ti4, holder: Seat): Place[] {
  return placesWith(g, holder, 'flagship').filter((place) => fold('canPlaceUnits', true, g, holder, 'infantry', place));
}
