import { addEffect } from '../../rules/effects.ts';
import { on } from '../hooks.ts';
import type { PromissoryNote } from '../notes.ts';

/** Until the agenda is resolved its owner cannot vote, play action cards or use faction abilities; what works by itself goes on. */
export const politicalSecret: PromissoryNote = {
  faction: null,
  staysInPlay: true,
  triggers: [
    on('when agenda-revealed', {
      usable: () => true,
      *resolve(g, _holder, _revealed, owner) {
        addEffect(g, 'note/political-secret', owner, 'agenda');
      },
    }),
  ],
  lasting: {
    canVote: () => false,
    canPlayActionCards: (allowed, _g, holder, seat) => allowed && seat !== holder,
    factionTextWorks: (works, _g, _holder, what, how) => works && !(what === 'ability' && how === 'by choice'),
  },
  returns: [
    on(['after agenda-resolved', 'after agenda-discarded'], {
      usable: () => true,
      *resolve() {},
    }),
  ],
};
