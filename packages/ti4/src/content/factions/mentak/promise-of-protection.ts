import type { NoteHooks } from '../../hooks.ts';
import { returnsWhenAttacked } from '../../notes/returns.ts';

/** Mentak: laid down as an action, it keeps Mentak from using Pillage against the holder. */
export const promiseOfProtection: NoteHooks = {
  staysInPlay: true,
  action: {
    usable: () => true,
    *resolve() {},
  },
  returns: [returnsWhenAttacked],
};
