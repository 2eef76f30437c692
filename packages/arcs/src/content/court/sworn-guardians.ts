import type { GuildCard } from '../hooks.ts';

export const swornGuardians: GuildCard<'bc22'> = {
  id: 'bc22',
  name: 'Sworn Guardians',
  kind: 'guild',
  suit: 'relic',
  raidCost: 1,
};
