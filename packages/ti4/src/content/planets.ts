/** Catalogue: planets. */
import type { Colour, PlanetId } from './ids.ts';
import type { SystemId } from './systems.ts';

export { type PlanetId, planetIds } from './ids.ts';

export const traits = ['cultural', 'hazardous', 'industrial'] as const;
export type Trait = (typeof traits)[number];

export interface PlanetFigures {
  readonly system: SystemId;
  readonly resources: number;
  readonly influence: number;
  readonly trait: Trait | null;
  readonly specialty: Colour | null;
}

export const planets: Readonly<Record<PlanetId, PlanetFigures>> = {
  jord: { system: 'tile-01', resources: 4, influence: 2, trait: null, specialty: null },
  'moll-primus': { system: 'tile-02', resources: 4, influence: 1, trait: null, specialty: null },
  darien: { system: 'tile-03', resources: 4, influence: 4, trait: null, specialty: null },
  muaat: { system: 'tile-04', resources: 4, influence: 1, trait: null, specialty: null },
  nestphar: { system: 'tile-05', resources: 3, influence: 2, trait: null, specialty: null },
  '0-0-0': { system: 'tile-06', resources: 5, influence: 0, trait: null, specialty: null },
  winnu: { system: 'tile-07', resources: 3, influence: 4, trait: null, specialty: null },
  'mordai-ii': { system: 'tile-08', resources: 4, influence: 0, trait: null, specialty: null },
  maaluuk: { system: 'tile-09', resources: 0, influence: 2, trait: null, specialty: null },
  druaa: { system: 'tile-09', resources: 3, influence: 1, trait: null, specialty: null },
  'arc-prime': { system: 'tile-10', resources: 4, influence: 0, trait: null, specialty: null },
  'wren-terra': { system: 'tile-10', resources: 2, influence: 1, trait: null, specialty: null },
  'lisis-ii': { system: 'tile-11', resources: 1, influence: 0, trait: null, specialty: null },
  ragh: { system: 'tile-11', resources: 2, influence: 1, trait: null, specialty: null },
  nar: { system: 'tile-12', resources: 2, influence: 3, trait: null, specialty: null },
  jol: { system: 'tile-12', resources: 1, influence: 2, trait: null, specialty: null },
  trenlak: { system: 'tile-13', resources: 1, influence: 0, trait: null, specialty: null },
  quinarra: { system: 'tile-13', resources: 3, influence: 1, trait: null, specialty: null },
  'archon-ren': { system: 'tile-14', resources: 2, influence: 3, trait: null, specialty: null },
  'archon-tau': { system: 'tile-14', resources: 1, influence: 1, trait: null, specialty: null },
  retillion: { system: 'tile-15', resources: 2, influence: 3, trait: null, specialty: null },
  shalloq: { system: 'tile-15', resources: 1, influence: 2, trait: null, specialty: null },
  arretze: { system: 'tile-16', resources: 2, influence: 0, trait: null, specialty: null },
  hercant: { system: 'tile-16', resources: 1, influence: 1, trait: null, specialty: null },
  kamdorn: { system: 'tile-16', resources: 0, influence: 1, trait: null, specialty: null },
  'mecatol-rex': { system: 'tile-18', resources: 1, influence: 6, trait: null, specialty: null },
  wellon: { system: 'tile-19', resources: 1, influence: 2, trait: 'industrial', specialty: 'cybernetic' },
  'vefut-ii': { system: 'tile-20', resources: 2, influence: 2, trait: 'hazardous', specialty: null },
  thibah: { system: 'tile-21', resources: 1, influence: 1, trait: 'industrial', specialty: 'propulsion' },
  tarmann: { system: 'tile-22', resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
  saudor: { system: 'tile-23', resources: 2, influence: 2, trait: 'industrial', specialty: null },
  'mehar-xull': { system: 'tile-24', resources: 1, influence: 3, trait: 'hazardous', specialty: 'warfare' },
  quann: { system: 'tile-25', resources: 2, influence: 1, trait: 'cultural', specialty: null },
  lodor: { system: 'tile-26', resources: 3, influence: 1, trait: 'cultural', specialty: null },
  'new-albion': { system: 'tile-27', resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
  starpoint: { system: 'tile-27', resources: 3, influence: 1, trait: 'hazardous', specialty: null },
  tequran: { system: 'tile-28', resources: 2, influence: 0, trait: 'hazardous', specialty: null },
  torkan: { system: 'tile-28', resources: 0, influence: 3, trait: 'cultural', specialty: null },
  qucenn: { system: 'tile-29', resources: 1, influence: 2, trait: 'industrial', specialty: null },
  rarron: { system: 'tile-29', resources: 0, influence: 3, trait: 'cultural', specialty: null },
  mellon: { system: 'tile-30', resources: 0, influence: 2, trait: 'cultural', specialty: null },
  zohbat: { system: 'tile-30', resources: 3, influence: 1, trait: 'hazardous', specialty: null },
  lazar: { system: 'tile-31', resources: 1, influence: 0, trait: 'industrial', specialty: 'cybernetic' },
  sakulag: { system: 'tile-31', resources: 2, influence: 1, trait: 'hazardous', specialty: null },
  'dal-bootha': { system: 'tile-32', resources: 0, influence: 2, trait: 'cultural', specialty: null },
  xxehan: { system: 'tile-32', resources: 1, influence: 1, trait: 'cultural', specialty: null },
  corneeq: { system: 'tile-33', resources: 1, influence: 2, trait: 'cultural', specialty: null },
  resculon: { system: 'tile-33', resources: 2, influence: 0, trait: 'cultural', specialty: null },
  centauri: { system: 'tile-34', resources: 1, influence: 3, trait: 'cultural', specialty: null },
  gral: { system: 'tile-34', resources: 1, influence: 1, trait: 'industrial', specialty: 'propulsion' },
  bereg: { system: 'tile-35', resources: 3, influence: 1, trait: 'hazardous', specialty: null },
  'lirta-iv': { system: 'tile-35', resources: 2, influence: 3, trait: 'hazardous', specialty: null },
  arnor: { system: 'tile-36', resources: 2, influence: 1, trait: 'industrial', specialty: null },
  lor: { system: 'tile-36', resources: 1, influence: 2, trait: 'industrial', specialty: null },
  arinam: { system: 'tile-37', resources: 1, influence: 2, trait: 'industrial', specialty: null },
  meer: { system: 'tile-37', resources: 0, influence: 4, trait: 'hazardous', specialty: 'warfare' },
  abyz: { system: 'tile-38', resources: 3, influence: 0, trait: 'hazardous', specialty: null },
  fria: { system: 'tile-38', resources: 2, influence: 0, trait: 'hazardous', specialty: null },
  creuss: { system: 'tile-51', resources: 4, influence: 2, trait: null, specialty: null },
};

export const mecatolRex: PlanetId = 'mecatol-rex';

export function planet(id: PlanetId): PlanetFigures {
  return planets[id];
}
