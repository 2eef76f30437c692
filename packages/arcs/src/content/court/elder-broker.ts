import type { GuildCard } from '../hooks.ts';

export const elderBroker: GuildCard<'bc23'> = {
  id: 'bc23',
  name: 'Elder Broker',
  kind: 'guild',
  suit: 'relic',
  raidCost: 2,
};
