import type { FactionSheet } from '../../factions.ts';
import { arcSecundus } from './arc-secundus.ts';
import { armada } from './armada.ts';
import { l4Disruptors } from './l4-disruptors.ts';
import { munitionsReserves } from './munitions-reserves.ts';
import { nonEuclideanShielding } from './non-euclidean-shielding.ts';
import { warFunding } from './war-funding.ts';

export const letnev: FactionSheet = {
  home: 'tile-10',
  gate: null,
  commodities: 2,
  startingUnits: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'plasma-scoring'],
  technologyChoice: null,
  abilities: { 'munitions-reserves': munitionsReserves, armada },
  units: {
    'arc-secundus': arcSecundus,
  },
  technologies: {
    'l4-disruptors': l4Disruptors,
    'non-euclidean-shielding': nonEuclideanShielding,
  },
  note: { 'war-funding': warFunding },
};
