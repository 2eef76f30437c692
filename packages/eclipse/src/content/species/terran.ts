import { type Species, usual, usualActivations } from './species.ts';

/** The Terran factions are alike but for their boards and starting sectors (species-terran.1, species-terran.2). */
const terran = {
  ...usual,
  technologies: ['starbase'],
  tradeValue: 2,
  activations: { ...usualActivations, move: 3 },
  reputation: ['ambassador', 'either', 'either', 'either', 'either'],
} as const;

export const terranDirectorate: Species = { ...terran, board: 'red', home: '221' };
export const terranFederation: Species = { ...terran, board: 'blue', home: '223' };
export const terranUnion: Species = { ...terran, board: 'green', home: '225' };
export const terranRepublic: Species = { ...terran, board: 'yellow', home: '227' };
export const terranConglomerate: Species = { ...terran, board: 'white', home: '229' };
export const terranAlliance: Species = { ...terran, board: 'black', home: '231' };
