import { nonFighters } from '../../../rules/combat.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** Rolls a die for each unit of the opponent that fights as a ship and is no fighter. */
export const salaiSaiCorian: Unit = {
  ...flagship,
  combat: hitsOn(7, 0),
  modify: {
    rollDice: (dice, g, _holder, { kind, type, against }) =>
      type === 'flagship' && kind === 'combat' && g.combat !== null ? dice + nonFighters(g, g.combat, against) : dice,
  },
};
