import { opponentIn } from '../../../rules/combat.ts';
import { addEffect, effectTarget } from '../../../rules/effects.ts';
import { type NoteHooks, on } from '../../hooks.ts';

const source = 'note/tekklar-legion';

/** N'orr: +1 to the holder's combat rolls of one ground combat, and -1 to those of N'orr if it is the opponent. */
export const tekklarLegion: NoteHooks = {
  staysUntil: 'combat',
  triggers: [
    on('when ground-combat-start', {
      usable: (_g, holder, { combat }) => opponentIn(combat, holder) !== null,
      *resolve(g, holder, { combat }, owner) {
        addEffect(g, source, holder, 'combat', '1');
        if (opponentIn(combat, holder) === owner) addEffect(g, source, owner, 'combat', '-1');
      },
    }),
  ],
  lasting: {
    rollBonus: (bonus, g, holder, { kind }) =>
      kind === 'combat' ? bonus + Number(effectTarget(g, source, holder)) : bonus,
  },
};
