import type { VoxCard } from '../hooks.ts';

export const songOfFreedom: VoxCard<'bc29'> = {
  id: 'bc29',
  name: 'Song of Freedom',
  kind: 'vox',
  afterwards: 'shuffle-into-deck',
  *whenSecured() {},
};
