/** The figures that a client draws tiles, boards and tracks from: plain JSON, without effects. */
import { blueprints, npcs, shipSupply, shipTypes } from './content/blueprints.ts';
import { discoveryTiles } from './content/discovery-tiles.ts';
import { sectors } from './content/sectors.ts';
import { parts } from './content/ship-parts.ts';
import { actions, species } from './content/species.ts';
import { categories, technologies } from './content/technologies.ts';
import {
  damageOf,
  dieFaces,
  discounts,
  influenceSpaces,
  mostCubes,
  numbers,
  production,
  reputationTiles,
  resources,
  rounds,
  technologySpaces,
  trackPoints,
  upkeep,
} from './content/tracks.ts';
import { directions } from './rules/map.ts';

export const tables = {
  resources,
  actions,
  categories,
  shipTypes,
  shipSupply,
  /** Steps in axial coordinates: north, then clockwise. */
  directions,
  sectors,
  technologies,
  parts,
  blueprints,
  npcs,
  species,
  discoveryTiles,
  reputationTiles,
  numbers,
  rounds,
  tracks: {
    productionByCubes: production,
    mostCubes,
    upkeepByEmptySpaces: upkeep,
    influenceSpaces,
    technologySpaces,
    discounts,
    points: trackPoints,
  },
  dice: { faces: dieFaces, damage: damageOf },
};

export type EclipseTables = typeof tables;
