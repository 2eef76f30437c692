import { needs, type TechnologyCard } from '../../technologies.ts';

/** No Space Cannon against the holder's units in their invasions. */
export const l4Disruptors: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 1 }),

  modify: { spaceCannonAgainst: (allowed, _g, _holder, offense) => allowed && offense },
};
