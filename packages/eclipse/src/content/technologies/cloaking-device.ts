import type { Technology } from './technology.ts';

/** technologies.11 */
export const cloakingDevice: Technology = {
  category: 'rare',
  cost: 7,
  minimum: 6,
  copies: 1,
  hooks: { modify: { shipsNeededToPin: (count) => Math.max(count, 2) } },
};
