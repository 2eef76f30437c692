import type { VoxCard } from '../hooks.ts';

export const outrageSpreads: VoxCard<'bc28'> = {
  id: 'bc28',
  name: 'Outrage Spreads',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured() {},
};
