/** Catalogue: hex-map.3. Which sectors are on the map and in which zones: sectors come only by `lay` and never move. */
import { type SectorId, sectorIds } from '../content/sectors.ts';
import type { Eclipse, Hex, SectorState } from '../state.ts';

interface Layout {
  /** In ascending order of their numbers. */
  readonly ids: SectorId[];
  readonly zones: Map<number, SectorId>;
  readonly links: Map<SectorId, Links>;
}

/** The neighbours of a sector that wormholes join to it: one on each of the two edges, or at least on one of them. */
export interface Links {
  readonly full: readonly SectorId[];
  readonly half: readonly SectorId[];
}

/** Worked out once for each map. */
const layouts = new WeakMap<Eclipse['sectors'], Layout>();

export function layoutOf({ sectors }: Eclipse): Layout {
  const known = layouts.get(sectors);
  if (known) return known;
  const found: Layout = {
    ids: sectorIds.filter((id) => sectors[id] !== undefined),
    zones: new Map(),
    links: new Map(),
  };
  for (const id of found.ids) found.zones.set(keyOf(sectors[id] as SectorState), id);
  layouts.set(sectors, found);
  return found;
}

/** Puts a sector in an empty zone. */
export function lay(g: Eclipse, id: SectorId, state: SectorState): void {
  const { ids, zones, links } = layoutOf(g);
  if (zones.has(keyOf(state))) throw new Error(`zone ${state.q},${state.r} holds a sector already`);
  g.sectors[id] = state;
  zones.set(keyOf(state), id);
  ids.push(id);
  ids.sort();
  links.clear();
}

export function sectorIn(g: Eclipse, zone: Hex): SectorId | null {
  return layoutOf(g).zones.get(keyOf(zone)) ?? null;
}

function keyOf({ q, r }: Hex): number {
  return q * 1024 + r;
}
