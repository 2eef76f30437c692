import { announceUnit, type UnitTarget, unitTargets } from '../../rules/announce.ts';
import { count, put, remove } from '../../rules/pieces.ts';
import { canGetFigure, getFigure, mayPlace } from '../../rules/reinforcements.ts';
import { settle } from '../../rules/settle.ts';
import { tell, the } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** A cruiser that the holder has in the system they activated is replaced by a dreadnought. */
export const upgrade: ActionCard = {
  copies: 1,
  triggers: [
    on('after system-activated', {
      usable: (g, holder, { seat, system }) =>
        seat === holder &&
        count(g, holder, 'cruiser', system) > 0 &&
        canGetFigure(g, holder, 'dreadnought') &&
        mayPlace(g, holder, 'dreadnought', system),
      announce: (g, holder, { system }) =>
        announceUnit(holder, 'upgrade', unitTargets(g, holder, [system], ['cruiser'])),
      *resolve(g, holder, { system }, _owner, { damaged }: UnitTarget) {
        yield* getFigure(g, holder, 'dreadnought');
        remove(g, holder, 'cruiser', 1, system, damaged ? 1 : 0); // not destroyed
        put(g, holder, 'dreadnought', 1, system);
        tell(g, 'ti4.replaces-unit', {
          seat: the.seat(holder),
          type: the.unitType('cruiser'),
          by: the.unitType('dreadnought'),
          place: the.place(system),
        });
        yield* settle(g);
      },
    }),
  ],
};
