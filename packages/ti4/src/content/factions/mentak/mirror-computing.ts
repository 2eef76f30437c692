import { needs, type TechnologyCard } from '../../technologies.ts';

/** A trade good spent in place of resources or influence is worth 2. */
export const mirrorComputing: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 3 }),
  modify: { tradeGoodWorth: (worth) => Math.max(worth, 2) },
};
