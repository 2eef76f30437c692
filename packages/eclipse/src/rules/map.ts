/** Catalogue: hex-map, warp-portals, pinning. */

import type { Seat } from '@orrery/kernel';
import { ask } from '../content/registry.ts';
import { type SectorId, sector, sectorIds } from '../content/sectors.ts';
import { directions, showsWormhole, step } from '../figures.ts';
import type { Eclipse, Hex, SectorState } from '../state.ts';
import { type Links, lay, layoutOf, sectorIn } from './layout.ts';
import { at, needsOneWormhole, opponentsIn, sectorsOf, shipsOf } from './table.ts';

/**
 * Where a zone lies, seen from the Galactic Center: degrees clockwise, to the nearest ten, so that no two zones of a ring share
 * them. The first starting zone is at 270: clients draw it at the left.
 */
export function bearingOf({ q, r }: Hex): number {
  const degrees = (Math.atan2(q * 1.5, -Math.sqrt(3) * (r + q / 2)) * 180) / Math.PI;
  return (Math.round(degrees / 10) * 10 + 270 + 360) % 360;
}

/** Whether a sector rotated so shows a wormhole in the direction. */
export function hasWormhole(id: SectorId, rotation: number, direction: number): boolean {
  return hasPrintedWormhole[id][(direction - rotation + 6) % 6] === true;
}

/** Whether each printed edge has a wormhole. */
const hasPrintedWormhole = Object.fromEntries(
  sectorIds.map((id) => [id, directions.map((_, edge) => showsWormhole(sector(id).wormholes, 0, edge))]),
) as unknown as Readonly<Record<SectorId, readonly boolean[]>>;

/** Whether a sector on the map shows a wormhole in the direction. */
export function opens(g: Eclipse, id: SectorId, direction: number): boolean {
  return hasWormhole(id, at(g, id).rotation, direction);
}

/** Neighbours that a wormhole connection leads to; with `half` one wormhole of the two edges is enough (hex-map.4, .6). */
export function connected(g: Eclipse, id: SectorId, half: boolean): readonly SectorId[] {
  const links = linksOf(g, id);
  const joined = half ? links.half : links.full;
  if (!hasWarpPortal(g, id)) return joined;
  return [...joined, ...portalsFrom(g, id).filter((other) => !joined.includes(other))];
}

/** Wormholes do not move, so their links are worked out once until another sector comes. */
function linksOf(g: Eclipse, id: SectorId): Links {
  const { links } = layoutOf(g);
  const known = links.get(id);
  if (known) return known;
  const full: SectorId[] = [];
  const half: SectorId[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const next = sectorIn(g, step(at(g, id), direction));
    if (next === null) continue;
    const near = opens(g, id, direction);
    const far = opens(g, next, direction + 3);
    if (near && far) full.push(next);
    if (near || far) half.push(next);
  }
  const found = { full, half };
  links.set(id, found);
  return found;
}

export function hasWarpPortal(g: Eclipse, id: SectorId): boolean {
  return sector(id).warpPortal || at(g, id).warpPortal !== null;
}

/** Other sectors with a warp portal, if this one has one (warp-portals.2). */
export function portalsFrom(g: Eclipse, id: SectorId): SectorId[] {
  if (!hasWarpPortal(g, id)) return [];
  return sectorsOf(g).filter((other) => other !== id && hasWarpPortal(g, other));
}

/** Sectors that the player's ships and discs can reach from here. */
export function reachable(g: Eclipse, seat: Seat, id: SectorId): readonly SectorId[] {
  return connected(g, id, needsOneWormhole(g, seat));
}

/** Puts a sector on the map, without anything on it. */
export function placeSector(g: Eclipse, id: SectorId, { q, r }: Hex, rotation: number): SectorState {
  const state: SectorState = {
    ...{ q, r, rotation },
    discovery: null,
    owner: null,
    cubes: sector(id).population.map(() => null),
    orbital: null,
    monolith: false,
    warpPortal: null,
    ships: [],
    arrivals: [],
  };
  lay(g, id, state);
  return state;
}

/** How many of the player's ships, with others that enter, may leave the sector (pinning.2, pinning.3). */
export function unpinned(g: Eclipse, seat: Seat, id: SectorId, entering = 0): number {
  const own = shipsOf(g, seat, id).length + entering;
  return own === 0 ? 0 : Math.max(0, own - pinnedBy(g, seat, id));
}

function pinnedBy(g: Eclipse, seat: Seat, id: SectorId): number {
  const opponents = opponentsIn(g, seat, id);
  if (opponents.length === 0) return 0;
  if (opponents.includes('gcds')) return Number.MAX_SAFE_INTEGER; // pinning.5
  const ships = opponents.reduce<number>((sum, owner) => sum + shipsOf(g, owner, id).length, 0);
  return Math.floor(ships / ask(g, seat, 'shipsNeededToPin', 1)); // pinning.6
}
