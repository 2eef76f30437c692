import type { FactionSheet } from '../../factions.ts';
import { crafty } from './crafty.ts';
import { mageonImplants } from './mageon-implants.ts';
import { scheming } from './scheming.ts';
import { spyNet } from './spy-net.ts';
import { stallTactics } from './stall-tactics.ts';
import { transparasteelPlating } from './transparasteel-plating.ts';
import { ysiaYssrila } from './ysia-yssrila.ts';

export const yssaril: FactionSheet = {
  home: 'tile-15',
  gate: null,
  commodities: 3,
  startingUnits: { cruiser: 1, carrier: 2, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['neural-motivator'],
  technologyChoice: null,
  abilities: { 'stall-tactics': stallTactics, scheming, crafty },
  units: {
    'ysia-yssrila': ysiaYssrila,
  },
  technologies: {
    'mageon-implants': mageonImplants,
    'transparasteel-plating': transparasteelPlating,
  },
  note: { 'spy-net': spyNet },
};
