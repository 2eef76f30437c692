import { takeFromHand } from '../../../rules/action-cards.ts';
import { player } from '../../../rules/table.ts';
import type { NoteHooks } from '../../hooks.ts';
import { atTurnStart } from '../../notes/turn-start.ts';

/** Yssaril: as the holder's turn begins they look at the action cards of its owner and take one. */
export const spyNet: NoteHooks = {
  triggers: [
    atTurnStart({
      name: 'spy-net',
      turnOf: 'holder',
      usable: (g, owner) => player(g, owner).actionCards.length > 0,
      resolve: takeFromHand,
    }),
  ],
};
