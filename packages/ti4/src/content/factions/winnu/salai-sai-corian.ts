import { strength } from '../../../rules/combat.ts';
import { count } from '../../../rules/pieces.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** Rolls a die for each unit of the opponent that fights as a ship and is no fighter. */
export const salaiSaiCorian: Unit = {
  ...flagship,
  combat: hitsOn(7, 0),
  modify: {
    rollDice: (dice, g, _holder, { kind, type, against }) =>
      type === 'flagship' && kind === 'combat' && g.combat !== null
        ? dice + strength(g, g.combat, against) - count(g, against, 'fighter', g.combat.system)
        : dice,
  },
};
