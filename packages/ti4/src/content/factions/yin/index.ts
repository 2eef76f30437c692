import type { FactionSheet } from '../../factions.ts';
import { devotion } from './devotion.ts';
import { greyfireMutagen } from './greyfire-mutagen.ts';
import { impulseCore } from './impulse-core.ts';
import { indoctrination } from './indoctrination.ts';
import { vanHauge } from './van-hauge.ts';
import { yinSpinner } from './yin-spinner.ts';

export const yin: FactionSheet = {
  home: 'tile-03',
  gate: null,
  commodities: 2,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools'],
  technologyChoice: null,
  abilities: { indoctrination, devotion },
  units: {
    'van-hauge': vanHauge,
  },
  technologies: {
    'impulse-core': impulseCore,
    'yin-spinner': yinSpinner,
  },
  note: { 'greyfire-mutagen': greyfireMutagen },
};
