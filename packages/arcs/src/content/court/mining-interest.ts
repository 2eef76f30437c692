import type { GuildCard } from '../hooks.ts';
import { interest } from './interest.ts';

export const miningInterest: GuildCard<'bc02'> = {
  id: 'bc02',
  name: 'Mining Interest',
  kind: 'guild',
  suit: 'material',
  raidCost: 2,
  ...interest('bc02', 'manufacture', 'material'),
};
