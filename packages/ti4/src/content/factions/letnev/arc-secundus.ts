import { damagedCount, repair } from '../../../rules/pieces.ts';
import { tell, the } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { isInCombat } from '../../units/flagship.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** Repaired at the start of each round it fights in. */
export const arcSecundus: Unit = {
  ...flagship,
  combat: hitsOn(5, 2),
  bombardment: hitsOn(5, 3),
  disablesPlanetaryShield: true,
  triggers: [
    on('when space-combat-round-start', {
      mandatory: true,
      usable: (g, holder, { combat }) =>
        isInCombat(g, holder, combat) && damagedCount(g, holder, 'flagship', combat.system) > 0,
      *resolve(g, holder, { combat }) {
        repair(g, holder, 'flagship', combat.system);
        tell(g, 'ti4.repaired', {
          seat: the.seat(holder),
          type: the.unitType('flagship'),
          place: the.place(combat.system),
        });
      },
    }),
  ],
};
