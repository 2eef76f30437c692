import type { Option, Seat } from '@orrery/kernel';
import { placesWith } from '../../../rules/pieces.ts';
import { canGetFigure, mayPlace, placeUnits } from '../../../rules/reinforcements.ts';
import { player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, the, words } from '../../../words.ts';
import type { Place } from '../../events.ts';
import type { Hooks } from '../../hooks.ts';
import type { UnitType } from '../../units.ts';

interface Forged {
  readonly type: UnitType;
  readonly count: number;
  readonly place: Place;
}

const wares = [
  { type: 'fighter', count: 2 },
  { type: 'destroyer', count: 1 },
] as const;

/** Action: a strategy token for 2 fighters or a destroyer in a system with a war sun of the player. */
export const starForge: Hooks = {
  action: {
    usable: (g, holder) => player(g, holder).pools.strategy > 0 && forgeable(g, holder).length > 0,
    *resolve(g, holder) {
      const { type, count, place } = yield* choose(holder, words('ti4.star-forge'), forgeable(g, holder));
      spendToken(g, holder, 'strategy');
      yield* placeUnits(g, holder, type, count, place);
    },
  },
};

function forgeable(g: Ti4, holder: Seat): Option<Forged>[] {
  return placesWith(g, holder, 'war-sun').flatMap((place) =>
    wares
      .filter(({ type, count }) => mayPlace(g, holder, type, place) && canGetFigure(g, holder, type, count))
      .map(({ type, count }) =>
        option(
          `forge:${type}:${place}`,
          { type, count, place },
          'ti4.produce-units',
          { type: the.unitType(type), count, place: the.place(place) },
          `place:${place}`,
        ),
      ),
  );
}
