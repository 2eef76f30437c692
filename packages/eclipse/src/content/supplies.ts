/** Catalogue: setup.5, setup.8, setup.9, warp-portals.1. All pieces of a kind that a game is played with. */
import type { DiscoveryId, TechnologyId } from './ids.ts';
import { allDiscoveryTiles, allTechnologies, discovery, technology } from './registry.ts';
import { type SectorId, sector, sectorIds } from './sectors.ts';
import { reputationTiles } from './tracks.ts';

const stackKinds = { 1: 'inner', 2: 'middle', 3: 'outer' } as const;

/** The sectors of a ring; those with a warp portal belong to the module. */
export function sectorsOfRing(ring: 1 | 2 | 3, warpPortals: boolean): SectorId[] {
  return sectorIds.filter((id) => sector(id).kind === stackKinds[ring] && (warpPortals || !sector(id).warpPortal));
}

export const guardianSectors: readonly SectorId[] = sectorIds.filter((id) => sector(id).kind === 'guardian');

export function technologyTiles(warpPortals: boolean): TechnologyId[] {
  return allTechnologies().flatMap((id) => {
    const { copies, warpPortals: module } = technology(id);
    return module && !warpPortals ? [] : new Array<TechnologyId>(copies).fill(id);
  });
}

export function discoverySupply(warpPortals: boolean): DiscoveryId[] {
  return allDiscoveryTiles().flatMap((id) => {
    const { count, warpPortals: module } = discovery(id);
    return module && !warpPortals ? [] : new Array<DiscoveryId>(count).fill(id);
  });
}

/** The values of all reputation tiles. */
export const reputationSupply: readonly number[] = Object.entries(reputationTiles).flatMap(([value, count]) =>
  new Array<number>(count).fill(Number(value)),
);
