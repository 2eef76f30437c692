/** Catalogue: component-limitations.4a, producing-units.5, reinforcements. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import { fold } from '../content/registry.ts';
import type { UnitType } from '../content/units.ts';
import type { Ti4 } from '../state.ts';
import { choose, tell, the, words } from '../words.ts';
import { type Victim, victims } from './destroy.ts';
import { placesIn, systemsOf } from './galaxy.ts';
import { count, inReinforcements, put, remove } from './pieces.ts';
import { hasToken } from './table.ts';

/** Whether so many figures are in reinforcements or can be fetched from systems without the player's command token. */
export function canGetFigure(g: Ti4, seat: Seat, type: UnitType, many = 1): boolean {
  return figuresWithin(g, seat, type, many) === many;
}

/** How many of so many units the player could place now. */
export function figuresWithin(g: Ti4, seat: Seat, type: UnitType, wanted: number): number {
  const inStock = inReinforcements(g, seat, type);
  if (inStock >= wanted) return wanted;
  const fetched = fetchPlaces(g, seat).reduce((sum, place) => sum + count(g, seat, type, place), 0);
  return Math.min(wanted, inStock + fetched);
}

function fetchPlaces(g: Ti4, seat: Seat): Place[] {
  return systemsOf(g)
    .filter((id) => !hasToken(g, seat, id))
    .flatMap(placesIn);
}

/** Whether the player may place units of a type there. */
export function mayPlace(g: Ti4, seat: Seat, type: UnitType, place: Place): boolean {
  return fold('canPlaceUnits', true, g, seat, type, place);
}

/** An effect places units; figures that are missing are fetched from the board. */
export function* placeUnits(g: Ti4, seat: Seat, type: UnitType, many: number, place: Place): Rules {
  yield* getFigure(g, seat, type, many);
  put(g, seat, type, many, place);
  const args = { seat: the.seat(seat), type: the.unitType(type), place: the.place(place) };
  if (many === 1) tell(g, 'ti4.places', args);
  else tell(g, 'ti4.places-units', { ...args, count: many });
}

/** Makes sure so many figures are in reinforcements; the player chooses which ones to fetch from the board. */
export function* getFigure(g: Ti4, seat: Seat, type: UnitType, many = 1): Rules {
  while (inReinforcements(g, seat, type) < many) {
    const options: Option<Victim>[] = victims(g, seat, fetchPlaces(g, seat), (each) => each === type);
    const { place, damaged } = yield* choose(seat, words('ti4.fetch-figure', { type: the.unitType(type) }), options);
    remove(g, seat, type, 1, place, damaged ? 1 : 0); // not destroyed
    tell(g, 'ti4.removed', { seat: the.seat(seat), type: the.unitType(type), place: the.place(place) });
  }
}
