import type { GuildCard } from '../hooks.ts';
import { loyal } from './loyal.ts';

export const loyalEngineers: GuildCard<'bc01'> = {
  id: 'bc01',
  name: 'Loyal Engineers',
  kind: 'guild',
  suit: 'material',
  raidCost: 3,
  modify: loyal('material'),
};
