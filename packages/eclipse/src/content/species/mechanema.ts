import { lowCosts } from '../blueprints.ts';
import { type Species, usual, usualActivations } from './species.ts';

export const mechanema: Species = {
  ...usual,
  board: 'white',
  home: '230',
  technologies: ['positron-computer'],
  activations: { ...usualActivations, upgrade: 3, build: 3 },
  costs: lowCosts,
};
