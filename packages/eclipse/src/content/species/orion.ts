import { type Species, usual } from './species.ts';

export const orion: Species = {
  ...usual,
  board: 'black',
  home: '232',
  technologies: ['neutron-bombs', 'gauss-shield'],
  tradeValue: 4,
  reputation: ['either', 'either', 'either', 'either', 'reputation'],
  startingShip: 'cruiser',
  blueprints: 'orion',
};
