import { opponentIn } from '../../rules/combat.ts';
import { chooseVictim, destroy } from '../../rules/destroy.ts';
import { isShip, nonFightersIn } from '../../rules/pieces.ts';
import { on } from '../hooks.ts';
import { needs, type TechnologyCard } from '../technologies.ts';
import type { UnitType } from '../units.ts';

/** With three ships that are not fighters, the opponent loses one of theirs before the combat. */
export const assaultCannon: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({ warfare: 3 }),
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
