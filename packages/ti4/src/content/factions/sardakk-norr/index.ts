import type { FactionSheet } from '../../factions.ts';
import { needs } from '../../technologies.ts';
import { hitsOn, ship } from '../../units.ts';
import { cmorranNorr } from './cmorran-norr.ts';
import { exotrireme2 } from './exotrireme-2.ts';
import { tekklarLegion } from './tekklar-legion.ts';
import { unrelenting } from './unrelenting.ts';
import { valkyrieParticleWeave } from './valkyrie-particle-weave.ts';

export const sardakkNorr: FactionSheet = {
  home: 'tile-13',
  gate: null,
  commodities: 3,
  startingUnits: { cruiser: 1, carrier: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: [],
  technologyChoice: null,
  abilities: { unrelenting },
  units: {
    exotrireme: {
      ...ship,
      type: 'dreadnought',
      cost: 4,
      combat: hitsOn(5),
      move: 1,
      capacity: 1,
      sustainDamage: true,
      bombardment: hitsOn(4, 2),
    },
    'exotrireme-2': exotrireme2,
    'cmorran-norr': cmorranNorr,
  },
  technologies: {
    'exotrireme-2': { colour: null, prerequisites: needs({ propulsion: 2, cybernetic: 1 }) },
    'valkyrie-particle-weave': valkyrieParticleWeave,
  },
  note: { 'tekklar-legion': tekklarLegion },
};
