import { placesWith } from '../../../rules/pieces.ts';
import { canGetFigure, mayPlace, placeUnits } from '../../../rules/reinforcements.ts';
import { player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** Action: a strategy token for a cruiser in its system. */
export const theInferno: Unit = {
  ...flagship,
  combat: hitsOn(5, 2),
  action: {
    usable: (g, holder) =>
      player(g, holder).pools.strategy > 0 &&
      canGetFigure(g, holder, 'cruiser') &&
      placesWith(g, holder, 'flagship').some((place) => mayPlace(g, holder, 'cruiser', place)),
    *resolve(g, holder) {
      spendToken(g, holder, 'strategy');
      for (const place of placesWith(g, holder, 'flagship')) yield* placeUnits(g, holder, 'cruiser', 1, place);
    },
  },
};
