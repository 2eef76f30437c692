import { type Species, usual } from './species.ts';

export const eridani: Species = {
  ...usual,
  board: 'red',
  home: '222',
  technologies: ['plasma-cannon', 'gauss-shield', 'fusion-drive'],
  resources: { materials: 4, science: 2, money: 26 },
  discs: 11,
  blueprints: 'eridani',
  startingReputation: 2,
};
