/** Whom something harms, as far as everybody can see: a player may wish to be asked about a card only then. */
import type { Argument, Seat } from '@orrery/kernel';
import type { Happening } from '../content/events.ts';
import type { PlanetId } from '../content/planets.ts';
import type { SystemId } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';
import { groupsIn, hasUnits } from './pieces.ts';
import { controls } from './table.ts';

type Names<H = Happening> = H extends H ? keyof H : never;
/** All that anything that happens may name; each names some of it. */
type Named = { readonly [name in Names | 'by']?: unknown };

/** It was done to the seat by somebody else, in a combat of the seat's, or at a place where the seat is. */
export function hurts(g: Ti4, seat: Seat, happening: Happening): boolean {
  const event = happening as Named;
  if (event.agenda !== undefined) return true; // whom its outcome will hurt is open
  if (g.combat?.attacker === seat || g.combat?.defender === seat) return true;
  if ([event.against, event.from, event.loser].includes(seat)) return true;
  if (event.seat === seat) return event.by !== undefined && event.by !== seat;
  if ([event.system, event.place, event.planet].some((place) => typeof place === 'string' && isAt(g, seat, place))) {
    return true;
  }
  return speaksOf(event.announced as Argument | null | undefined, (thing) => isOf(g, seat, thing));
}

/** The seat has units in the system or on the planet, or controls it. */
function isAt(g: Ti4, seat: Seat, place: string): boolean {
  if (Object.hasOwn(g.systems, place)) return hasUnits(g, seat, place as SystemId);
  const planet = place as PlanetId;
  return (
    Object.hasOwn(g.planets, place) &&
    (controls(g, seat, planet) || groupsIn(g, planet).some((group) => group.seat === seat))
  );
}

function isOf(g: Ti4, seat: Seat, thing: string): boolean {
  return thing === `seat/${seat}` || isAt(g, seat, thing.slice(thing.indexOf('/') + 1));
}

/** Whether a message names a thing of this sort. */
function speaksOf(argument: Argument | null | undefined, isMeant: (thing: string) => boolean): boolean {
  if (typeof argument === 'string') return isMeant(argument);
  if (typeof argument !== 'object' || argument === null) return false;
  const parts = Array.isArray(argument) ? argument : Object.values((argument as { args?: object }).args ?? {});
  return parts.some((part) => speaksOf(part, isMeant));
}
