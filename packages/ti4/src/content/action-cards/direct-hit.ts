import { destroy } from '../../rules/destroy.ts';
import { damagedCount, figures, isShip } from '../../rules/pieces.ts';
import { settle } from '../../rules/settle.ts';
import { the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Destroys a ship that sustained damage from the holder's hit. */
export const directHit: ActionCard = {
  copies: 4,
  triggers: [
    on('after sustain-damage-used', {
      usable: (g, holder, { seat, by, type, place }) =>
        by === holder &&
        seat !== holder &&
        isShip(type) &&
        damagedCount(g, seat, type, place) > 0 &&
        !figures(g, seat, type).immuneToDirectHit,
      *announce(_g, _holder, { type, place }) {
        return { value: null, label: words('ti4.unit', { type: the.unitType(type), place: the.place(place) }) };
      },
      *resolve(g, holder, { seat, type, place }) {
        yield* destroy(g, seat, { type, place, damaged: true }, holder, 'ability');
        if (g.combat === null) yield* settle(g); // what it carried goes with it before other hits are assigned
      },
    }),
  ],
};
