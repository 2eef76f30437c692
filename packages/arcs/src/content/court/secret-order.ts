import type { GuildCard } from '../hooks.ts';

export const secretOrder: GuildCard<'bc18'> = {
  id: 'bc18',
  name: 'Secret Order',
  kind: 'guild',
  suit: 'psionic',
  raidCost: 2,
  modify: { zeroes: (_, __, ambition) => ambition !== 'keeper' && ambition !== 'empath' },
};
