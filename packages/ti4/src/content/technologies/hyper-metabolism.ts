import { needs, type TechnologyCard } from '../technologies.ts';

export const hyperMetabolism: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 2 }),
  modify: { statusTokens: (tokens) => tokens + 1 },
};
