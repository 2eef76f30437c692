/** Catalogue: agenda-phase.6, agenda-phase.16. Who can cast how many votes. */
import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { currentAgenda } from './outcomes.ts';
import { influenceOf, readiedPlanets } from './spend.ts';

/** Who is prevented from voting casts no votes at all (agenda-phase.16). */
export function canVote(g: Ti4, seat: Seat): boolean {
  return !currentAgenda(g).barred.includes(seat) && fold('canVote', true, g, seat);
}

/** Votes that a player has without exhausting a planet. */
export function freeVotes(g: Ti4, seat: Seat): number {
  return fold('freeVotes', 0, g, seat);
}

export function votesOf(g: Ti4, seat: Seat, planet: PlanetId): number {
  return fold('planetVotes', influenceOf(g, planet), g, seat, planet);
}

export function votingPlanets(g: Ti4, seat: Seat): PlanetId[] {
  return readiedPlanets(g, seat).filter((id) => votesOf(g, seat, id) > 0);
}

/** All votes of the planets that the player could still exhaust. */
export function votesLeft(g: Ti4, seat: Seat): number {
  let votes = 0;
  for (const id of readiedPlanets(g, seat)) votes += votesOf(g, seat, id);
  return votes;
}

/** How many votes the player could cast on the current agenda. */
export function votesAvailable(g: Ti4, seat: Seat): number {
  return canVote(g, seat) ? freeVotes(g, seat) + votesLeft(g, seat) : 0;
}
