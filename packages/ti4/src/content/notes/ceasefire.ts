import { addEffect, effectTarget } from '../../rules/effects.ts';
import { hasUnits } from '../../rules/pieces.ts';
import { on } from '../hooks.ts';
import type { PromissoryNote } from '../notes.ts';

/** The owner activated a system with units of the holder: none of the owner's units can move there. */
export const ceasefire: PromissoryNote = {
  faction: null,
  triggers: [
    on('after system-activated', {
      usable: (g, holder, { seat, system }, owner) => seat === owner && hasUnits(g, holder, system),
      *resolve(g, _holder, { system }, owner) {
        addEffect(g, 'note/ceasefire', owner, 'tactical-action', system);
      },
    }),
  ],
  lasting: {
    enters: (allowed, g, holder, system) => allowed && effectTarget(g, 'note/ceasefire', holder) !== system,
  },
};
