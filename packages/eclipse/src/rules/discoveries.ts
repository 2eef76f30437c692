/** Catalogue: discovery-tiles. */
import type { Rules, Seat } from '@orrery/kernel';
import type { DiscoveryId } from '../content/discovery-tiles.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Eclipse } from '../state.ts';

/** The player gains a tile found in a sector (null: drawn by Ancient Labs) and takes its reward or keeps it for points. */
export function* gainDiscovery(_g: Eclipse, _seat: Seat, _tile: DiscoveryId, _found: SectorId | null): Rules {
  throw new Error('not written yet');
}
