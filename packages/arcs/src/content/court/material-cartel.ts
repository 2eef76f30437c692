import type { GuildCard } from '../hooks.ts';
import { cartel } from './cartel.ts';

export const materialCartel: GuildCard<'bc03'> = {
  id: 'bc03',
  name: 'Material Cartel',
  kind: 'guild',
  suit: 'material',
  raidCost: 2,
  ...cartel('bc03', 'material'),
};
