import type { Seat } from '@orrery/kernel';
import { addEffect } from '../../../rules/effects.ts';
import type { Ti4 } from '../../../state.ts';
import { type NoteHooks, on } from '../../hooks.ts';

const source = 'note/gift-of-prescience';

/** Who has the "0" token from its owner. */
export function giftHolder(g: Ti4): Seat | null {
  return g.effects.find((effect) => effect.source === source)?.holder ?? null;
}

/**
 * Naalu: the holder has the "0" token and so is first until the end of the status phase. The token is an effect by itself,
 * because it stays when the Naalu are eliminated and the note leaves the game (elimination.10c).
 */
export const giftOfPrescience: NoteHooks = {
  staysInPlay: true,
  triggers: [
    on('when strategy-phase-end', {
      usable: () => true,
      *resolve(g, holder) {
        addEffect(g, source, holder, 'round');
      },
    }),
  ],
  lasting: { initiative: () => 0 },
  returns: [
    on('when status-phase-end', {
      usable: () => true,
      *resolve() {},
    }),
  ],
};
