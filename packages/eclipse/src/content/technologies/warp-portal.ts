import type { Blocked, Rules, Seat } from '@orrery/kernel';
import { at, controlled, sectorsOf } from '../../rules/table.ts';
import type { Eclipse } from '../../state.ts';
import { blocked, choose, option, tell, the, words } from '../../words.ts';
import type { SectorId } from '../sectors.ts';
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
    { blocked: () => blockedSites(g, seat, possible) },
  );
  at(g, chosen).warpPortal = 'tile';
  tell(g, 'eclipse.places-warp-portal', { seat: the.seat(seat), sector: the.sector(chosen) });
}

function blockedSites(g: Eclipse, seat: Seat, possible: readonly SectorId[]): Blocked[] {
  return sectorsOf(g)
    .filter((id) => !possible.includes(id))
    .map((id) => {
      const key = at(g, id).owner === seat ? 'eclipse.why.has-portal' : 'eclipse.why.not-yours';
      return blocked('warp-portals.4', key, { sector: the.sector(id) }, `sector:${id}`);
    });
}
