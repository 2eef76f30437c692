import type { Die } from '../../../state.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** In a space combat its hits and those of the holder's dreadnoughts go to ships that are not fighters. */
export const flagship001: Unit = {
  ...flagship,
  combat: hitsOn(5, 2),
  capacity: 5,
  modify: {
    notToFighters: (hits, _g, _holder, dice) =>
      dice.some(({ type }) => type === 'flagship') ? hits + hitsOfHeavy(dice) : hits,
  },
};

function hitsOfHeavy(dice: readonly Die[]): number {
  let sum = 0;
  for (const { type, hits } of dice) if (type === 'flagship' || type === 'dreadnought') sum += hits;
  return sum;
}
