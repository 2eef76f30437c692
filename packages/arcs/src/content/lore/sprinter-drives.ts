import type { Lore } from '../hooks.ts';

export const sprinterDrives: Lore<'lore03'> = {
  id: 'lore03',
  name: 'Sprinter Drives',
  set: 'base',
};
