import type { Lore } from '../hooks.ts';

export const ancientHoldings: Lore<'lore13'> = {
  id: 'lore13',
  name: 'Ancient Holdings',
  set: 'base',
  modify: { extraSlots: [4] },
};
