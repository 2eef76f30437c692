import { player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { tell, the } from '../../../words.ts';
import { type NoteHooks, on } from '../../hooks.ts';

/** Xxcha: a token of its strategy pool discards an agenda that is revealed, whether Xxcha likes it or not. */
export const politicalFavor: NoteHooks = {
  triggers: [
    on('when agenda-revealed', {
      usable: (g, _holder, _revealed, owner) => player(g, owner).pools.strategy > 0,
      *resolve(g, _holder, revealed, owner) {
        spendToken(g, owner, 'strategy');
        tell(g, 'ti4.loses-token', { seat: the.seat(owner), pool: the.pool('strategy') });
        revealed.discarded = true;
      },
    }),
  ],
};
