import { player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { type Hooks, on } from '../../hooks.ts';

/** A strategy token discards an agenda that is revealed; the next one is voted on in its place. */
export const quash: Hooks = {
  triggers: [
    on('when agenda-revealed', {
      usable: (g, holder) => player(g, holder).pools.strategy > 0,
      *resolve(g, holder, revealed) {
        spendToken(g, holder, 'strategy');
        revealed.discarded = true;
      },
    }),
  ],
};
