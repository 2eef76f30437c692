import { count } from '../../../rules/pieces.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** In an invasion of its system the holder's fighters there may land and fight as ground forces. */
export const matriarch: Unit = {
  ...flagship,
  combat: hitsOn(9, 2),
  capacity: 6,
  modify: {
    landsAsGroundForce: (allowed, g, holder, type, system) =>
      allowed || (type === 'fighter' && count(g, holder, 'flagship', system) > 0),
  },
};
