/** Catalogue: species-*, setup.12. The sides of the species boards: two for each colour. */
import { draco } from './draco.ts';
import { eridani } from './eridani.ts';
import { hydran } from './hydran.ts';
import { mechanema } from './mechanema.ts';
import { orion } from './orion.ts';
import { planta } from './planta.ts';
import type { Species } from './species.ts';
import {
  terranAlliance,
  terranConglomerate,
  terranDirectorate,
  terranFederation,
  terranRepublic,
  terranUnion,
} from './terran.ts';

const rows = {
  eridani,
  hydran,
  planta,
  draco,
  mechanema,
  orion,
  'terran-directorate': terranDirectorate,
  'terran-federation': terranFederation,
  'terran-union': terranUnion,
  'terran-republic': terranRepublic,
  'terran-conglomerate': terranConglomerate,
  'terran-alliance': terranAlliance,
} as const;

export type SpeciesId = keyof typeof rows;

export const species: Readonly<Record<SpeciesId, Species>> = rows;
export const speciesIds = Object.keys(rows) as readonly SpeciesId[];
