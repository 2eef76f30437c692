import { hasUnits } from '../../rules/pieces.ts';
import { on } from '../hooks.ts';

/** A note in the play area goes back when its holder activates a system with any unit of its owner, before anything that comes after that. */
export const returnsWhenAttacked = on('when system-activated', {
  usable: (g, holder, { seat, system }, owner) => seat === holder && hasUnits(g, owner, system),
  *resolve() {},
});
