import type { Technology } from './technology.ts';

/** technologies.3 */
export const neutronBombs: Technology = {
  category: 'military',
  cost: 2,
  minimum: 2,
  copies: 5,
  hooks: { modify: { bombsPopulation: () => true } },
};
