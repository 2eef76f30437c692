import { needs, type TechnologyCard } from '../technologies.ts';

export const lightWaveDeflector: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({ propulsion: 3 }),
  modify: { passes: (allowed, _g, _holder, _system, why) => allowed || why === 'ships' },
};
