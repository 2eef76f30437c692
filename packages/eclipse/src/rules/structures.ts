/** Catalogue: structures. */
import type { Structure } from '../content/blueprints.ts';
import type { SectorId } from '../content/sectors.ts';
import type { Eclipse } from '../state.ts';
import { at } from './table.ts';

/** At most one of a kind in a sector (structures.2). */
export function hasStructure(g: Eclipse, id: SectorId, structure: Structure): boolean {
  const { orbital, monolith } = at(g, id);
  return structure === 'orbital' ? orbital !== null : monolith;
}

export function placeStructure(g: Eclipse, id: SectorId, structure: Structure): void {
  if (hasStructure(g, id, structure)) throw new Error(`sector ${id} has its ${structure}`);
  const state = at(g, id);
  if (structure === 'orbital') state.orbital = { cube: null };
  else state.monolith = true;
}
