import type { NoteHooks } from '../../hooks.ts';
import { returnsWhenAttacked } from '../../notes/returns.ts';

/** Hacan: laid down as an action, it lets the holder trade with everybody. */
export const tradeConvoys: NoteHooks = {
  staysInPlay: true,
  action: {
    usable: () => true,
    *resolve() {},
  },
  modify: { tradesWith: () => true },
  returns: [returnsWhenAttacked],
};
