import { flagship, hitsOn, type Unit } from '../../units.ts';

/** Each of its combat dice that shows 9 or 10 makes 2 hits more, whatever is added to it or taken from it. */
export const jnsHylarim: Unit = {
  ...flagship,
  combat: hitsOn(6, 2),
  modify: {
    dieHits: (hits, _g, _holder, { type, result }, { kind }) =>
      type === 'flagship' && kind === 'combat' && result >= 9 ? hits + 2 : hits,
  },
};
