import type { Seat } from '@orrery/kernel';
import { adjacent } from '../../../rules/galaxy.ts';
import { hasUnits } from '../../../rules/pieces.ts';
import { player } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import type { NoteHooks } from '../../hooks.ts';
import { returnsWhenAttacked } from '../../notes/returns.ts';
import { type SystemId, system } from '../../systems.ts';

/** Arborec: while it lies before the holder, Arborec produces nothing at or beside the holder's units outside home systems. */
export const stymie: NoteHooks = {
  staysInPlay: true,
  action: {
    usable: () => true,
    *resolve() {},
  },
  modify: {
    canProduce: (allowed, g, holder, _type, where, seat) =>
      allowed && !(isAgainst(g, holder, seat) && isNear(g, holder, where)),
  },
  returns: [returnsWhenAttacked],
};

function isAgainst(g: Ti4, holder: Seat, seat: Seat): boolean {
  return player(g, holder).notesInPlay.some(({ id, of }) => id === 'stymie' && of === seat);
}

/** Units in home systems stand in nobody's way, but a home system may be beside some. */
function isNear(g: Ti4, holder: Seat, where: SystemId): boolean {
  const stops = (id: SystemId) => system(id).kind !== 'home' && hasUnits(g, holder, id);
  return stops(where) || adjacent(g, where, holder).some(stops);
}
