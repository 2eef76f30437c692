/** Catalogue: structures, pds.2, pds.3, space-dock.2, space-dock.3. */
import type { Rules, Seat } from '@orrery/kernel';
import { type PlanetId, planet } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { isPlanet } from './galaxy.ts';
import { count, figures, inReinforcements, placesWith, put, remove } from './pieces.ts';
import { canGetFigure, getFigure, mayPlace } from './reinforcements.ts';
import { settle } from './settle.ts';
import { clockwise, othersClockwise, planetsOf } from './table.ts';
import { openWindow } from './window.ts';

export type StructureType = 'pds' | 'space-dock';

/** structures.4, structures.5 */
const limits: Readonly<Record<StructureType, number>> = { pds: 2, 'space-dock': 1 };

/** The planet, or for structures that stand in space the system of the planet (structures.1a). */
function siteOf(g: Ti4, seat: Seat, type: StructureType, id: PlanetId) {
  return figures(g, seat, type).inSpace ? planet(id).system : id;
}

/** Planets the player controls where they could place a structure of the type now; one for each space area. */
export function structureSites(g: Ti4, seat: Seat, type: StructureType): PlanetId[] {
  if (!canGetFigure(g, seat, type)) return [];
  const { inSpace } = figures(g, seat, type);
  return planetsOf(g, seat).filter((id, index, all) => {
    if (!inSpace) return hasRoom(g, seat, type, id);
    const isFirst = all.findIndex((other) => planet(other).system === planet(id).system) === index;
    return isFirst && mayPlace(g, seat, type, siteOf(g, seat, type, id));
  });
}

/** Whether the planet can hold one more structure of the type. */
export function hasRoom(g: Ti4, seat: Seat, type: StructureType, id: PlanetId): boolean {
  return mayPlace(g, seat, type, id) && count(g, seat, type, id) < structureLimit(g, seat, type, id);
}

function structureLimit(g: Ti4, seat: Seat, type: StructureType, id: PlanetId): number {
  return fold('structureLimit', limits[type], g, seat, type, id);
}

/** Places a structure (floating factories go into space); a figure may have to be fetched from elsewhere first. */
export function* placeStructure(g: Ti4, seat: Seat, type: StructureType, id: PlanetId): Rules {
  yield* getFigure(g, seat, type);
  const place = siteOf(g, seat, type, id);
  put(g, seat, type, 1, place);
  tell(g, 'ti4.places', { seat: the.seat(seat), type: the.unitType(type), place: the.place(place) });
  if (type === 'space-dock') {
    yield* openWindow(g, ['when space-dock-placed', 'after space-dock-placed'], { seat, place });
  }
  yield* settle(g);
}

/** Structures beyond what planets may hold now go back to reinforcements; they are not destroyed. */
export function keepStructureLimits(g: Ti4): void {
  for (const seat of clockwise(g, g.speaker)) {
    for (const type of kinds) {
      for (const place of placesWith(g, seat, type)) {
        if (!isPlanet(place)) continue;
        const surplus = count(g, seat, type, place) - structureLimit(g, seat, type, place);
        if (surplus <= 0) continue;
        remove(g, seat, type, surplus, place);
        for (let n = 0; n < surplus; n++) {
          tell(g, 'ti4.removed', { seat: the.seat(seat), type: the.unitType(type), place: the.place(place) });
        }
      }
    }
  }
}

const kinds: readonly StructureType[] = ['pds', 'space-dock'];

/**
 * Structures of others on the planet are replaced by the player's of the same type. When reinforcements hold none, the player
 * may fetch a figure from elsewhere or leave the structure as it is.
 */
export function* takeOverStructures(g: Ti4, seat: Seat, id: PlanetId): Rules {
  for (const rival of othersClockwise(g, seat)) {
    for (const type of kinds) {
      for (let left = count(g, rival, type, id); left > 0; left--) {
        if (!(yield* wantsFigure(g, seat, type, id))) continue;
        yield* getFigure(g, seat, type);
        const place = siteOf(g, seat, type, id);
        remove(g, rival, type, 1, id); // not destroyed
        put(g, seat, type, 1, place);
        const args = { seat: the.seat(seat), type: the.unitType(type), rival: the.seat(rival), planet: the.planet(id) };
        tell(g, 'ti4.takes-over', args);
        if (type === 'space-dock') {
          yield* openWindow(g, ['when space-dock-placed', 'after space-dock-placed'], { seat, place });
        }
      }
    }
  }
}

/** One of reinforcements is used; fetching one is up to the player. */
function* wantsFigure(g: Ti4, seat: Seat, type: StructureType, id: PlanetId): Rules<boolean> {
  if (inReinforcements(g, seat, type) > 0) return true;
  if (!canGetFigure(g, seat, type)) return false;
  return yield* choose(seat, words('ti4.take-over?', { type: the.unitType(type), planet: the.planet(id) }), [
    option('take-over', true, 'ti4.take-over'),
    decline('leave', false, 'ti4.leave-to-fate'),
  ]);
}
