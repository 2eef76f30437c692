/** Catalogue: species-*, setup.12. The sides of the species boards: two for each colour. */
import type { SpeciesId } from '../ids.ts';
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

export const species: Readonly<Record<SpeciesId, Species>> = {
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
};

export const speciesIds = Object.keys(species) as readonly SpeciesId[];
