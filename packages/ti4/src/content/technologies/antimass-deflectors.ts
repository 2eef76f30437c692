import { needs, type TechnologyCard } from '../technologies.ts';

/** Asteroid fields are no obstacle, and Space Cannon fire is less sure. */
export const antimassDeflectors: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({}),
  modify: {
    passes: (allowed, _g, _holder, _system, why) => allowed || why === 'asteroid-field',
    enters: (allowed, _g, _holder, _system, why) => allowed || why === 'asteroid-field',
    rollBonusAgainst: (value, _g, _holder, { kind }) => (kind === 'space-cannon' ? value - 1 : value),
  },
};
