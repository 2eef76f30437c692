import { addHits, hitsBy, opponentIn } from '../../../rules/combat.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** In a ground combat one hit more in each round in which the opponent has made any. */
export const valkyrieParticleWeave: TechnologyCard = {
  colour: 'warfare',
  prerequisites: needs({ warfare: 2 }),
  triggers: [
    on('after combat-rolls-made', {
      mandatory: true,
      usable(_g, holder, { combat }) {
        const opponent = opponentIn(combat, holder);
        return combat.kind === 'ground' && opponent !== null && hitsBy(combat, opponent) > 0;
      },
      *resolve(g, holder, { combat }) {
        addHits(g, combat, holder, 1);
      },
    }),
  ],
};
