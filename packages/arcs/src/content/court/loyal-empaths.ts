import type { GuildCard } from '../hooks.ts';
import { loyal } from './loyal.ts';

export const loyalEmpaths: GuildCard<'bc19'> = {
  id: 'bc19',
  name: 'Loyal Empaths',
  kind: 'guild',
  suit: 'psionic',
  raidCost: 3,
  modify: loyal('psionic'),
};
