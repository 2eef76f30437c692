import type { Option, Rules, Seat } from '@orrery/kernel';
import { put } from '../../../rules/pieces.ts';
import { settle } from '../../../rules/settle.ts';
import { planetsOf } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, decline, option, tell, the, words } from '../../../words.ts';
import type { PlanetId } from '../../planets.ts';
import { fold } from '../../registry.ts';

const troops = 2;

/** Planets of the player on which infantry can be put. */
export function dropSites(g: Ti4, seat: Seat): PlanetId[] {
  return planetsOf(g, seat).filter((id) => fold('canPlaceUnits', true, g, seat, 'infantry', id));
}

/** Puts 2 infantry on one planet of the player; with `may` the player can decline. */
export function* dropInfantry(g: Ti4, seat: Seat, may: boolean): Rules {
  const sites = dropSites(g, seat);
  if (sites.length === 0) return;
  const options: Option<PlanetId | null>[] = sites.map((id) =>
    option<PlanetId | null>(`place:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
  );
  if (may) options.push(decline<PlanetId | null>('none', null, 'ti4.done'));
  const planet = yield* choose(seat, words('ti4.drop-infantry', { count: troops }), options);
  if (planet === null) return;
  put(g, seat, 'infantry', troops, planet);
  tell(g, 'ti4.places-several', {
    seat: the.seat(seat),
    count: troops,
    type: the.unitType('infantry'),
    place: the.place(planet),
  });
  yield* settle(g);
}
