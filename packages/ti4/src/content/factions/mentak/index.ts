import type { FactionSheet } from '../../factions.ts';
import { ambush } from './ambush.ts';
import { fourthMoon } from './fourth-moon.ts';
import { mirrorComputing } from './mirror-computing.ts';
import { pillage } from './pillage.ts';
import { promiseOfProtection } from './promise-of-protection.ts';
import { salvageOperations } from './salvage-operations.ts';

export const mentak: FactionSheet = {
  home: 'tile-02',
  gate: null,
  commodities: 2,
  startingUnits: { cruiser: 2, carrier: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools', 'plasma-scoring'],
  technologyChoice: null,
  abilities: { ambush, pillage },
  units: { 'fourth-moon': fourthMoon },
  technologies: { 'mirror-computing': mirrorComputing, 'salvage-operations': salvageOperations },
  note: { 'promise-of-protection': promiseOfProtection },
};
