import { icons } from '../../rules/resources.ts';
import type { GuildCard } from '../hooks.ts';
import { threeShips } from './shared.ts';

export const skirmishers: GuildCard<'bc13'> = {
  id: 'bc13',
  name: 'Skirmishers',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 2,
  reroll: { dice: (g, holder) => ({ skirmish: icons(g, holder, 'weapon') }) },
  prelude: [threeShips('bc13')],
};
