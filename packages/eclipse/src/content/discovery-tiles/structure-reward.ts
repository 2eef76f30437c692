import { hasStructure, placeStructure } from '../../rules/structures.ts';
import type { Structure } from '../blueprints.ts';
import type { Reward } from '../hooks.ts';

/** A structure in the sector where the tile was found, unless it has one of that kind. */
export function structureReward(structure: Structure): Reward {
  return {
    usable: (g, _finder, where) => where !== null && !hasStructure(g, where, structure),
    *resolve(g, _finder, where) {
      if (where !== null && !hasStructure(g, where, structure)) placeStructure(g, where, structure);
    },
  };
}
