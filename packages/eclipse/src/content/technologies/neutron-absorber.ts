import type { Technology } from './technology.ts';

/** technologies.10 */
export const neutronAbsorber: Technology = {
  category: 'rare',
  cost: 5,
  minimum: 5,
  copies: 1,
  hooks: { modify: { absorbsBombs: () => true } },
};
