import type { VoxCard } from '../hooks.ts';

export const massUprising: VoxCard<'bc26'> = {
  id: 'bc26',
  name: 'Mass Uprising',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured() {},
};
