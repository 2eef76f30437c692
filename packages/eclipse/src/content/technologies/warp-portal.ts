import type { Rules, Seat } from '@orrery/kernel';
import { at, controlled } from '../../rules/table.ts';
import type { Eclipse } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import type { Technology } from './technology.ts';

export const warpPortal: Technology = {
  category: 'rare',
  cost: 9,
  minimum: 7,
  copies: 1,
  warpPortals: true,
  hooks: { gained: placeWarpPortal },
};

/** The warp portal tile goes to a sector that the player controls (warp-portals.4). */
function* placeWarpPortal(g: Eclipse, seat: Seat): Rules {
  const possible = controlled(g, seat).filter((id) => at(g, id).warpPortal === null);
  if (possible.length === 0) return;
  const chosen = yield* choose(
    seat,
    words('eclipse.place-warp-portal'),
    possible.map((id) => option(`sector:${id}`, id, 'eclipse.portal-in', { sector: the.sector(id) }, `sector:${id}`)),
  );
  at(g, chosen).warpPortal = 'tile';
  tell(g, 'eclipse.places-warp-portal', { seat: the.seat(seat), sector: the.sector(chosen) });
}
