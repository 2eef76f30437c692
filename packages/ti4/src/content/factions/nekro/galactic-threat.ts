import { addEffect, hasEffect } from '../../../rules/effects.ts';
import { currentAgenda } from '../../../rules/outcomes.ts';
import { announcePrediction, predict } from '../../../rules/predictions.ts';
import { type Hooks, on } from '../../hooks.ts';
import { takeTechnology } from './spoils.ts';

const threat = 'faction/galactic-threat';

/** Never votes; once in an agenda phase predicts an outcome and, if right, takes a technology of somebody who voted for it. */
export const galacticThreat: Hooks = {
  modify: { canVote: () => false },
  triggers: [
    on('after agenda-revealed', {
      usable: (g, holder) => !hasEffect(g, threat, holder),
      announce: announcePrediction,
      *resolve(g, holder, _revealed, _owner, outcome) {
        addEffect(g, threat, holder, 'phase');
        predict(g, holder, threat, outcome);
      },
    }),
  ],
  *predicted(g, holder, outcome) {
    const voters = currentAgenda(g).votes.filter((each) => each.outcome === outcome && each.votes > 0);
    yield* takeTechnology(
      g,
      holder,
      voters.map(({ seat }) => seat),
    );
  },
};
