import type { GuildCard } from '../hooks.ts';
import { loyal } from './loyal.ts';

export const loyalPilots: GuildCard<'bc07'> = {
  id: 'bc07',
  name: 'Loyal Pilots',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 3,
  modify: loyal('fuel'),
};
