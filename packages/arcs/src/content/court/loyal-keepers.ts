import type { GuildCard } from '../hooks.ts';
import { loyal } from './loyal.ts';

export const loyalKeepers: GuildCard<'bc21'> = {
  id: 'bc21',
  name: 'Loyal Keepers',
  kind: 'guild',
  suit: 'relic',
  raidCost: 3,
  modify: loyal('relic'),
};
