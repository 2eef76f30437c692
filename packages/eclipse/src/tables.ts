/** The figures that a client draws tiles, boards and tracks from: plain JSON, without effects. */

import { actions } from './content/actions.ts';
import { blueprints, npcs, shipSupply, shipTypes } from './content/blueprints.ts';
import { discoveryTiles } from './content/discovery-tiles/index.ts';
import { sectors } from './content/sectors.ts';
import { parts } from './content/ship-parts.ts';
import { species } from './content/species/index.ts';
import { technologies } from './content/technologies/index.ts';
import {
  categories,
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
import { directions } from './figures.ts';

/** What a table says of each id, without what it does. */
function figures<Id extends string, T extends { readonly hooks?: unknown }>(
  table: Readonly<Record<Id, T>>,
): Readonly<Record<Id, Omit<T, 'hooks'>>> {
  const rows = (Object.entries(table) as [Id, T][]).map(([id, { hooks, ...shown }]) => [id, shown]);
  return Object.fromEntries(rows) as Record<Id, Omit<T, 'hooks'>>;
}

export const tables = {
  resources,
  actions,
  categories,
  shipTypes,
  shipSupply,
  /** Steps in axial coordinates: north, then clockwise. */
  directions,
  sectors,
  technologies: figures(technologies),
  parts,
  blueprints,
  npcs,
  species: figures(species),
  discoveryTiles: figures(discoveryTiles),
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
