import { addEffect } from '../../../rules/effects.ts';
import { type NoteHooks, on } from '../../hooks.ts';

/** Yin: in this tactical action, faction abilities and faction technologies of its owner do not work. */
export const greyfireMutagen: NoteHooks = {
  staysUntil: 'tactical-action',
  triggers: [
    on('after system-activated', {
      usable: () => true,
      *resolve(g, _holder, _activated, owner) {
        addEffect(g, 'note/greyfire-mutagen', owner, 'tactical-action');
      },
    }),
  ],
  lasting: { factionTextWorks: () => false },
};
