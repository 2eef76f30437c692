import { needs, type TechnologyCard } from '../technologies.ts';

/** One ship of each tactical action moves one system farther. */
export const gravityDrive: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({ propulsion: 1 }),
  modify: { fartherShips: (ships) => ships + 1 },
};
