import type { GuildCard } from '../hooks.ts';
import { loyal } from './loyal.ts';
import { threeShips } from './shared.ts';

export const loyalMarines: GuildCard<'bc15'> = {
  id: 'bc15',
  name: 'Loyal Marines',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 3,
  modify: loyal('weapon'),
  prelude: [threeShips('bc15')],
};
