import type { GuildCard } from '../hooks.ts';
import { interest } from './interest.ts';

export const shippingInterest: GuildCard<'bc09'> = {
  id: 'bc09',
  name: 'Shipping Interest',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 2,
  ...interest('bc09', 'synthesize', 'fuel'),
};
