import { player } from '../../../rules/table.ts';
import { spendToken } from '../../../rules/tokens.ts';
import type { NoteHooks } from '../../hooks.ts';
import { atTurnStart } from '../../notes/turn-start.ts';
import { dropInfantry } from './drop.ts';

/** Sol: as its turn begins it loses a strategy token, and the holder may put 2 infantry on a planet of theirs. */
export const militarySupport: NoteHooks = {
  triggers: [
    atTurnStart({
      name: 'military-support',
      turnOf: 'owner',
      *resolve(g, holder, owner) {
        if (player(g, owner).pools.strategy > 0) spendToken(g, owner, 'strategy');
        yield* dropInfantry(g, holder, true);
      },
    }),
  ],
};
