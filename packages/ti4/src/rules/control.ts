/** Catalogue: control, invasion.5a, invasion.5b. */
import type { Rules, Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import type { Ti4 } from '../state.ts';
import { tell, the } from '../words.ts';
import { destroyAll } from './destroy.ts';
import { groupsIn, isStructure } from './pieces.ts';
import { planetAt } from './table.ts';
import { openWindow } from './window.ts';

/** The player takes the planet card exhausted (control.1); nothing happens on an own planet (control.2). */
export function* gainControl(g: Ti4, seat: Seat, planet: PlanetId): Rules {
  const state = planetAt(g, planet);
  const from = state.owner;
  if (from === seat) return;
  yield* openWindow(g, 'when planet-control-gained', { seat, planet, from });
  state.owner = seat;
  state.exhausted = true;
  tell(g, 'ti4.gains-control', {
    seat: the.seat(seat),
    planet: the.planet(planet),
    ...(from !== null && { rival: the.seat(from) }),
  });
  for (const other of new Set(groupsIn(g, planet).map((group) => group.seat))) {
    if (other !== seat) yield* destroyAll(g, other, planet, isStructure, seat, 'structure-lost'); // invasion.5a
  }
  if (from !== null) {
    yield* openWindow(g, 'when planet-control-lost', { seat: from, planet, to: seat });
    yield* openWindow(g, 'after planet-control-lost', { seat: from, planet, to: seat });
  }
  yield* openWindow(g, 'after planet-control-gained', { seat, planet, from });
}
