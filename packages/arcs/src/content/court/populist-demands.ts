import type { VoxCard } from '../hooks.ts';

export const populistDemands: VoxCard<'bc27'> = {
  id: 'bc27',
  name: 'Populist Demands',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured() {},
};
