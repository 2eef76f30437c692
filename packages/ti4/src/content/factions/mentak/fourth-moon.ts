import { count, isShip } from '../../../rules/pieces.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** No ship of another player in its system can use Sustain Damage. */
export const fourthMoon: Unit = {
  ...flagship,
  combat: hitsOn(7, 2),
  modify: {
    rivalHasAbility: (has, g, holder, ability, { seat, type, place }) =>
      has &&
      !(ability === 'sustain-damage' && seat !== holder && isShip(type) && count(g, holder, 'flagship', place) > 0),
  },
};
