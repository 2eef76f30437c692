import { battlefield, isFighting, nonFighters, opponentIn } from '../../rules/combat.ts';
import { chooseVictim, destroy } from '../../rules/destroy.ts';
import { on } from '../hooks.ts';
import { needs, type TechnologyCard } from '../technologies.ts';

/** With three ships that are not fighters, the opponent loses one of theirs before the combat. */
export const assaultCannon: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({ warfare: 3 }),
  triggers: [
    on('when space-combat-start', {
      mandatory: true,
      usable(g, holder, { combat }) {
        const opponent = opponentIn(combat, holder);
        if (opponent === null || nonFighters(g, combat, holder) < 3) return false;
        return nonFighters(g, combat, opponent) > 0;
      },
      *resolve(g, holder, { combat }) {
        const opponent = opponentIn(combat, holder);
        if (opponent === null) return;
        const lost = yield* chooseVictim(
          g,
          opponent,
          battlefield(combat, opponent),
          (type, place) => type !== 'fighter' && isFighting(combat, opponent, type, place),
          'ti4.choose-destroyed',
        );
        yield* destroy(g, opponent, lost, holder, 'ability');
      },
    }),
  ],
};
