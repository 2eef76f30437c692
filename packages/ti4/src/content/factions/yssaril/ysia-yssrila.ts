import { flagship, hitsOn, type Unit } from '../../units.ts';

/** Moves through systems with ships of others. */
export const ysiaYssrila: Unit = {
  ...flagship,
  combat: hitsOn(5, 2),
  move: 2,
  modify: {
    passes: (allowed, _g, _holder, _system, why, ship) => allowed || (why === 'ships' && ship.type === 'flagship'),
  },
};
