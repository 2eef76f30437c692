/** Catalogue: scoring, tie-break. */
import type { Seat } from '@orrery/kernel';
import { ask } from '../content/registry.ts';
import { sector } from '../content/sectors.ts';
import { categories, resources, trackPoints } from '../content/tracks.ts';
import { totalOf } from '../figures.ts';
import type { Eclipse } from '../state.ts';
import { reputationOf, tilesOnTrack } from './reputation-track.ts';
import { at, controlled, player } from './table.ts';

const monolithPoints = 3;
const discoveryPoints = 2;
const traitorPoints = -2;
const warpPortalPoints = { tile: 1, discovery: 2 } as const;

/** Where the points of a player come from. Reputation is secret until the end. */
export interface Score {
  readonly reputation: number;
  readonly ambassadors: number;
  readonly sectors: number;
  readonly monoliths: number;
  readonly discoveries: number;
  readonly traitor: number;
  readonly technologies: number;
  readonly warpPortals: number;
  readonly species: number;
}

export function scoreOf(g: Eclipse, seat: Seat): Score {
  const { technologies, keptDiscoveries } = player(g, seat);
  const own = controlled(g, seat);
  const states = own.map((id) => at(g, id));
  return {
    reputation: sum(reputationOf(g, seat)),
    ambassadors: tilesOnTrack(g, seat).filter((tile) => 'ambassador' in tile).length,
    sectors: sum(own.map((id) => sector(id).points)),
    monoliths: monolithPoints * states.filter(({ monolith }) => monolith).length,
    discoveries: discoveryPoints * keptDiscoveries.length,
    traitor: g.traitor === seat ? traitorPoints : 0,
    technologies: sum(categories.map((category) => trackPoints[technologies[category].length] ?? 0)),
    warpPortals: sum(states.map(({ warpPortal }) => (warpPortal === null ? 0 : warpPortalPoints[warpPortal]))),
    species: speciesPoints(g, seat),
  };
}

/** scoring.9 */
function speciesPoints(g: Eclipse, seat: Seat): number {
  return pointsPerSector(g, seat) * controlled(g, seat).length + ask(g, seat, 'speciesPoints', 0);
}

/** Points that each sector brings besides those it shows. */
export function pointsPerSector(g: Eclipse, seat: Seat): number {
  return ask(g, seat, 'pointsPerSector', 0);
}

export function pointsOf(g: Eclipse, seat: Seat): number {
  return player(g, seat).finalPoints ?? totalOf({ ...scoreOf(g, seat) });
}

/** What everybody may know: the value of reputation tiles is secret, but not that of a player who is out of the game. */
export function openPointsOf(g: Eclipse, seat: Seat): number {
  const { finalPoints } = player(g, seat);
  if (finalPoints !== null) return finalPoints;
  const { reputation, ...open } = scoreOf(g, seat);
  return totalOf(open);
}

/** Everybody tied for the first place (tie-break.2). */
export function winners(g: Eclipse): Seat[] {
  const seats = [...g.players.keys()];
  const best = Math.max(...seats.map((seat) => pointsOf(g, seat)));
  const first = seats.filter((seat) => pointsOf(g, seat) === best);
  const most = Math.max(...first.map((seat) => stored(g, seat)));
  return first.filter((seat) => stored(g, seat) === most);
}

/** tie-break.1 */
function stored(g: Eclipse, seat: Seat): number {
  return sum(resources.map((resource) => player(g, seat).resources[resource]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
