import type { GuildCard } from '../hooks.ts';

export const galacticBards: GuildCard<'bc25'> = {
  id: 'bc25',
  name: 'Galactic Bards',
  kind: 'guild',
  suit: 'relic',
  raidCost: 1,
  modify: { declaresOnFollow: true },
};
