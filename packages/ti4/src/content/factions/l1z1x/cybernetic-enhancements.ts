import { player } from '../../../rules/table.ts';
import { addToken, spendToken } from '../../../rules/tokens.ts';
import type { NoteHooks } from '../../hooks.ts';
import { atTurnStart } from '../../notes/turn-start.ts';

/** L1Z1X: as the holder's turn begins L1Z1X loses a strategy token, and the holder gains one. */
export const cyberneticEnhancements: NoteHooks = {
  triggers: [
    atTurnStart({
      name: 'cybernetic-enhancements',
      turnOf: 'holder',
      usable: (g, owner) => player(g, owner).pools.strategy > 0,
      *resolve(g, holder, owner) {
        spendToken(g, owner, 'strategy');
        addToken(g, holder, 'strategy');
      },
    }),
  ],
};
