import type { Technology } from './technology.ts';

/** technologies.9 */
export const antimatterSplitter: Technology = {
  category: 'rare',
  cost: 5,
  minimum: 5,
  copies: 1,
  hooks: { modify: { dividesDamage: (is, _g, _holder, part) => is || part === 'antimatter-cannon' } },
};
