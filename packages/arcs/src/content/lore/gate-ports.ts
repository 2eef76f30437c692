import type { Lore } from '../hooks.ts';

export const gatePorts: Lore<'lore08'> = {
  id: 'lore08',
  name: 'Gate Ports',
  set: 'base',
};
