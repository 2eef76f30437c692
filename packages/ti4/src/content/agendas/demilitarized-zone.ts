import { destroyAll } from '../../rules/destroy.ts';
import { lawInPlay } from '../../rules/laws.ts';
import { clockwise } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';
import type { Place } from '../events.ts';
import type { PlanetId } from '../planets.ts';

function isZone(g: Ti4, place: Place): boolean {
  return lawInPlay(g, 'demilitarized-zone')?.planet === place;
}

/** All units on the elected planet are destroyed, and none comes there any more. */
export const demilitarizedZone: Agenda = {
  kind: 'law',
  vote: 'elect-planet',
  trait: 'cultural',
  modify: {
    canCommit: (allowed, g, _holder, planet) => allowed && !isZone(g, planet),
    canPlaceUnits: (allowed, g, _holder, _type, place) => allowed && !isZone(g, place),
  },
  *resolve(g, outcome) {
    const planet = outcome as PlanetId;
    for (const seat of clockwise(g, g.speaker)) yield* destroyAll(g, seat, planet, () => true, null, 'ability');
  },
};
