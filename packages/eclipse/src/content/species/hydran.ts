import { type Species, usual, usualActivations } from './species.ts';

export const hydran: Species = {
  ...usual,
  board: 'blue',
  home: '224',
  technologies: ['advanced-labs'],
  resources: { materials: 2, science: 6, money: 2 },
  activations: { ...usualActivations, research: 2 },
  reputation: ['ambassador', 'either', 'either', 'either'],
  startingAdvanced: ['science'],
};
