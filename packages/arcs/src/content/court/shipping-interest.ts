import type { GuildCard } from '../hooks.ts';

export const shippingInterest: GuildCard<'bc09'> = {
  id: 'bc09',
  name: 'Shipping Interest',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 2,
};
