import type { GuildCard } from '../hooks.ts';
import { cartel } from './cartel.ts';

export const fuelCartel: GuildCard<'bc06'> = {
  id: 'bc06',
  name: 'Fuel Cartel',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 2,
  ...cartel('bc06', 'fuel'),
};
