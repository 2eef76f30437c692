import type { VoxCard } from '../hooks.ts';

export const guildStruggle: VoxCard<'bc30'> = {
  id: 'bc30',
  name: 'Guild Struggle',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured() {},
};
