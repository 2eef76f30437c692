import { opponentIn } from '../../../rules/combat.ts';
import { type NoteHooks, on } from '../../hooks.ts';
import { returnsWhenAttacked } from '../../notes/returns.ts';

/** Nekro: laid down in a combat, it keeps the Nekro from taking technologies of the holder in combats. */
export const antivirus: NoteHooks = {
  staysInPlay: true,
  triggers: [
    on(['when space-combat-start', 'when ground-combat-start'], {
      usable: (_g, holder, { combat }) => opponentIn(combat, holder) !== null,
      *resolve() {},
    }),
  ],
  returns: [returnsWhenAttacked],
};
