import type { Rules, Seat } from '@orrery/kernel';
import { groupsIn, inReinforcements, put, remove } from '../../../rules/pieces.ts';
import { canGetFigure, getFigure } from '../../../rules/reinforcements.ts';
import { hasRoom, type StructureType } from '../../../rules/structures.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, decline, option, tell, the, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';
import type { PlanetId } from '../../planets.ts';

/** Structures of others on a planet that comes under control are replaced by own ones, before they would be destroyed. */
export const assimilate: Hooks = {
  triggers: [
    on('when planet-control-gained', {
      mandatory: true,
      usable: (g, holder, { seat, planet }) => seat === holder && foreign(g, holder, planet).length > 0,
      *resolve(g, holder, { planet }) {
        for (const { owner, type, count } of foreign(g, holder, planet)) {
          for (let left = count; left > 0 && (yield* canReplace(g, holder, type, planet)); left--) {
            remove(g, owner, type, 1, planet);
            put(g, holder, type, 1, planet);
            tell(g, 'ti4.assimilates', {
              seat: the.seat(holder),
              owner: the.seat(owner),
              type: the.unitType(type),
              planet: the.planet(planet),
            });
          }
        }
      },
    }),
  ],
};

interface Foreign {
  readonly owner: Seat;
  readonly type: StructureType;
  readonly count: number;
}

function foreign(g: Ti4, holder: Seat, planet: PlanetId): Foreign[] {
  return groupsIn(g, planet).flatMap(({ seat: owner, type, count }) =>
    owner !== holder && (type === 'pds' || type === 'space-dock') ? [{ owner, type, count }] : [],
  );
}

/** A figure must be in reinforcements; nobody is forced to fetch one from the board. */
function* canReplace(g: Ti4, holder: Seat, type: StructureType, planet: PlanetId): Rules<boolean> {
  if (!hasRoom(g, holder, type, planet)) return false;
  if (inReinforcements(g, holder, type) > 0) return true;
  if (!canGetFigure(g, holder, type)) return false;
  const fetches = yield* choose(
    holder,
    words('ti4.fetch-to-assimilate', { type: the.unitType(type), planet: the.planet(planet) }),
    [option('fetch', true, 'ti4.fetch'), decline('leave', false, 'ti4.leave')],
  );
  if (fetches) yield* getFigure(g, holder, type);
  return fetches;
}
