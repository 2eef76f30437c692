import { type Species, usual, usualActivations } from './species.ts';

export const planta: Species = {
  ...usual,
  board: 'green',
  home: '226',
  technologies: ['starbase'],
  resources: { materials: 4, science: 3, money: 2 },
  colonyShips: 4,
  activations: { ...usualActivations, explore: 2 },
  reputation: ['ambassador', 'either', 'either', 'either'],
  blueprints: 'planta',
  hooks: {
    modify: {
      isDefenceless: () => true, // species-planta.3
      pointsPerSector: (points) => points + 1, // species-planta.4
    },
  },
};
