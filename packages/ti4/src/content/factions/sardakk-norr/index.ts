import type { FactionSheet } from '../../factions.ts';
import { notYet } from '../../not-yet.ts';
import { needs } from '../../technologies.ts';
import { flagship, hitsOn, ship } from '../../units.ts';

export const sardakkNorr: FactionSheet = {
  home: 'tile-13',
  gate: null,
  commodities: 3,
  startingUnits: { cruiser: 1, carrier: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: [],
  technologyChoice: null,
  abilities: { unrelenting: notYet },
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
    'exotrireme-2': {
      ...ship,
      type: 'dreadnought',
      upgrade: true,
      cost: 4,
      combat: hitsOn(5),
      move: 2,
      capacity: 1,
      sustainDamage: true,
      bombardment: hitsOn(4, 2),
      immuneToDirectHit: true,
      ...notYet,
    },
    'cmorran-norr': { ...flagship, combat: hitsOn(6, 2), ...notYet },
  },
  technologies: {
    'exotrireme-2': { colour: null, prerequisites: needs({ propulsion: 2, cybernetic: 1 }) },
    'valkyrie-particle-weave': { colour: 'warfare', prerequisites: needs({ warfare: 2 }), ...notYet },
  },
  note: { 'tekklar-legion': notYet },
};
