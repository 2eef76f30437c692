import { needs, type TechnologyCard } from '../technologies.ts';

export const neuralMotivator: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({}),
  modify: { statusCards: (cards) => cards + 1 },
};
