import { choose, type Seat } from '@orrery/kernel';
import { opponentIn } from '../../../rules/combat.ts';
import { chooseVictim, destroy } from '../../../rules/destroy.ts';
import { addEffect } from '../../../rules/effects.ts';
import { groupsOf, isShip, nonFightersIn, repair } from '../../../rules/pieces.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import { hasUnitAbility } from '../../../rules/unit-abilities.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import { option, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';
import type { UnitType } from '../../units.ts';

/** One of the units that bombard or fire their space cannons may roll one die more. */
export const plasmaScoring: Hooks = {
  triggers: [
    on(['before bombardment-used', 'before space-cannon-used'], {
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(_g, _holder, use) {
        use.extraDice++;
      },
    }),
  ],
};

/** The opponent makes no combat rolls in this round. */
export const magenDefenseGrid: Hooks = {
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

/** After hits are assigned, one damaged unit that did not sustain damage in this round is repaired. */
export const duraniumArmor: Hooks = {
  triggers: [
    on('after hits-taken', {
      mandatory: true,
      usable: (g, holder, { seat, combat }) => seat === holder && repairable(g, holder, combat).length > 0,
      *resolve(g, holder, { combat }) {
        const type = yield* choose(
          holder,
          words('ti4.repair'),
          repairable(g, holder, combat).map((each) =>
            option(`repair:${each}`, each, 'ti4.unit', { type: each, place: placeOf(combat) }),
          ),
        );
        repair(g, holder, type, placeOf(combat));
      },
    }),
  ],
};

function placeOf({ planet, system }: Combat) {
  return planet ?? system;
}

/** Types with more damaged units than have used Sustain Damage in this round. */
function repairable(g: Ti4, seat: Seat, combat: Combat): UnitType[] {
  return groupsOf(g, seat, placeOf(combat)).flatMap(({ type, damaged }) => {
    const fresh = combat.sustained.find((each) => each.seat === seat && each.type === type)?.count ?? 0;
    return damaged > fresh ? [type] : [];
  });
}

/** With three ships that are not fighters, the opponent loses one of theirs before the combat. */
export const assaultCannon: Hooks = {
  triggers: [
    on('when space-combat-start', {
      mandatory: true,
      usable(g, holder, { combat }) {
        const opponent = opponentIn(combat, holder);
        if (opponent === null || nonFightersIn(g, holder, combat.system) < 3) return false;
        return nonFightersIn(g, opponent, combat.system) > 0;
      },
      *resolve(g, holder, { combat }) {
        const opponent = opponentIn(combat, holder);
        if (opponent === null) return;
        const lost = yield* chooseVictim(g, opponent, [combat.system], isHeavy, 'ti4.choose-destroyed');
        yield* destroy(g, opponent, lost, holder, 'ability');
      },
    }),
  ],
};

function isHeavy(type: UnitType): boolean {
  return isShip(type) && type !== 'fighter';
}
