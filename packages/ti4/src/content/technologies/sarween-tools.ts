import { needs, type TechnologyCard } from '../technologies.ts';

export const sarweenTools: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({}),
  modify: { productionCost: (cost) => Math.max(0, cost - 1) },
};
