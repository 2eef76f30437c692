import { needs, type TechnologyCard } from '../technologies.ts';

export const fleetLogistics: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({ propulsion: 2 }),
  modify: { actionsPerTurn: (actions) => actions + 1 },
};
