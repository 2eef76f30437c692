import type { Lore } from '../hooks.ts';

export const toolPriests: Lore<'lore01'> = {
  id: 'lore01',
  name: 'Tool-Priests',
  set: 'base',
};
