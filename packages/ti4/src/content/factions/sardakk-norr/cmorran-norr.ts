import { count, isShip } from '../../../rules/pieces.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** +1 to the combat rolls of the holder's other ships in its system. */
export const cmorranNorr: Unit = {
  ...flagship,
  combat: hitsOn(6, 2),
  modify: {
    rollBonus: (bonus, g, holder, { kind, type, place }) =>
      kind === 'combat' && type !== 'flagship' && isShip(type) && count(g, holder, 'flagship', place) > 0
        ? bonus + 1
        : bonus,
  },
};
