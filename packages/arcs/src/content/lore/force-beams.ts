import type { Lore } from '../hooks.ts';

export const forceBeams: Lore<'lore16'> = {
  id: 'lore16',
  name: 'Force Beams',
  set: 'pack',
};
