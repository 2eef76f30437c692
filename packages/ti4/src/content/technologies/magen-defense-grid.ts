import { opponentIn } from '../../rules/combat.ts';
import { addEffect } from '../../rules/effects.ts';
import { groupsOf } from '../../rules/pieces.ts';
import { exhaustTechnology, isReady } from '../../rules/technology.ts';
import { hasUnitAbility } from '../../rules/unit-abilities.ts';
import { on } from '../hooks.ts';
import { needs, type TechnologyCard } from '../technologies.ts';

/** The opponent makes no combat rolls in this round. */
export const magenDefenseGrid: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({ warfare: 1 }),
  triggers: [
    on(['when ground-combat-start', 'when ground-combat-round-start'], {
      usable: (g, holder, { combat }) =>
        opponentIn(combat, holder) !== null &&
        isReady(g, holder, 'magen-defense-grid') &&
        combat.planet !== null &&
        groupsOf(g, holder, combat.planet).some(({ type }) =>
          hasUnitAbility(g, holder, 'planetary-shield', { type, place: combat.planet ?? combat.system }),
        ),
      *resolve(g, holder, { combat }) {
        exhaustTechnology(g, holder, 'magen-defense-grid');
        const opponent = opponentIn(combat, holder);
        if (opponent !== null) addEffect(g, 'technology/magen-defense-grid', opponent, 'combat-round');
      },
    }),
  ],
  lasting: { makesCombatRolls: () => false },
};
