import { gainPoints, losePoints } from '../../rules/victory.ts';
import { on } from '../hooks.ts';
import type { PromissoryNote } from '../notes.ts';
import { returnsWhenAttacked } from './returns.ts';

/** Laid down at once; the holder has a point for it as long as it lies there. */
export const supportForTheThrone: PromissoryNote = {
  faction: null,
  staysInPlay: true,
  triggers: [
    on('when promissory-note-received', {
      mandatory: true,
      usable: (_g, holder, { seat, note }, owner) =>
        seat === holder && note.id === 'support-for-the-throne' && note.of === owner,
      *resolve(g, holder) {
        gainPoints(g, [holder], 1);
      },
    }),
  ],
  returns: [returnsWhenAttacked],
  returned(g, holder) {
    losePoints(g, holder, 1);
  },
};
